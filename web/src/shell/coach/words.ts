// The words of the coach, and those of a game about its moves, loaded with the first advice.
import type { Counsel, GameModule } from '../../games/game';
import { loadWords } from '../../games/load';
import type { Catalogue, Language } from '../../i18n/messages';
import { translator, type Translate } from '../../i18n/translate';
import type en from './messages/en';

const messages = {
  en: () => import('./messages/en'),
  it: () => import('./messages/it'),
  fr: () => import('./messages/fr'),
};
export type CoachWords = Translate<typeof en>;
export const coachWords = async (language: Language): Promise<CoachWords> =>
  translator<typeof en>(language, (await messages[language]()).default);

export interface LoadedCounsel {
  counsel: Counsel;
  say: Translate<Catalogue>;
}
export async function loadCounsel(
  game: GameModule,
  language: Language,
): Promise<LoadedCounsel | null> {
  const counsel = (await game.counsel?.())?.default as Counsel | undefined;
  return counsel ? { counsel, say: await loadWords(counsel, language) } : null;
}
