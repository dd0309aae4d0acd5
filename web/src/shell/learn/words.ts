// The words of the guide and of the rules for players, loaded with them.
import type { Language } from '../../i18n/messages';
import { translator, type Translate } from '../../i18n/translate';
import type en from './messages/en';

const messages = {
  en: () => import('./messages/en'),
  it: () => import('./messages/it'),
  fr: () => import('./messages/fr'),
};
export type GuideWords = Translate<typeof en>;
export const guideWords = async (language: Language): Promise<GuideWords> =>
  translator<typeof en>(language, (await messages[language]()).default);
