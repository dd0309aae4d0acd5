// Loads a game's folder when it is first needed: its table, and its words in the reader's language.
// A game without a folder here is drawn by games/fallback.
import type { Catalogue, Language } from '../i18n/messages';
import { translator, type Translate } from '../i18n/translate';
import type { GameName } from '../protocol';
import type { Course, GameModule } from './game';

const modules: Record<string, () => Promise<{ default: unknown }>> = {
  justinian: () => import('./justinian'),
  circus_maximus: () => import('./circus_maximus'),
  grand_tribunal: () => import('./grand_tribunal'),
};

/** The games that this page draws itself. */
export const gameNames = Object.keys(modules);

export async function loadGame(name: GameName): Promise<GameModule> {
  return gameNames.includes(name)
    ? ((await modules[name]!()).default as GameModule)
    : ((await (await import('./fallback')).loadPlainGame(name)) as unknown as GameModule);
}

export async function loadCourse(game: GameModule): Promise<Course | null> {
  return ((await game.course?.())?.default ?? null) as Course | null;
}

export async function loadEdition(game: GameModule, printed: unknown, language: Language) {
  return game.inLanguage ? game.inLanguage(printed, language) : printed;
}

/** The words of a game, or of its course. */
export async function loadWords(
  game: Pick<GameModule, 'messages'>,
  language: Language,
): Promise<Translate<Catalogue>> {
  const messages = (await game.messages[language]()).default;
  return translator<Catalogue>(language, messages as Catalogue);
}
