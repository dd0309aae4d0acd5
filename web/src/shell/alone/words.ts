// The words of games in this browser, of records and of new versions, loaded when they are needed.
import { shell } from '../../app/settings.svelte';
import type { Language } from '../../i18n/messages';
import { translator, type Translate } from '../../i18n/translate';
import type en from './messages/en';

const messages = {
  en: () => import('./messages/en'),
  it: () => import('./messages/it'),
  fr: () => import('./messages/fr'),
};
export type Words = Translate<typeof en>;
export const aloneWords = async (language: Language): Promise<Words> =>
  translator<typeof en>(language, (await messages[language]()).default);

/** The sentence for a code: of this page, otherwise of the server. */
export async function why(code: string, language: Language): Promise<string> {
  const text = (await aloneWords(language))(code as 'no_engine');
  return text === code ? shell.word('why', code) : text;
}
