// The words of the page "My games", loaded with it.
import type { Language } from '../../i18n/messages';
import { translator, type Translate } from '../../i18n/translate';
import type en from './messages/en';

const messages = {
  en: () => import('./messages/en'),
  it: () => import('./messages/it'),
  fr: () => import('./messages/fr'),
};
export type Words = Translate<typeof en>;
export const mineWords = async (language: Language): Promise<Words> =>
  translator<typeof en>(language, (await messages[language]()).default);
