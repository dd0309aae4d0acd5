// Loads the full rules as a tree: RULES.md in English, RULES.it.md and RULES.fr.md. Each file is
// loaded on demand.
import type { Language } from '../../i18n/messages';
import { gameNames } from '../../games/load';
import type { GameName } from '../../protocol';
import { facts } from '../lobby/wishes';
import { markdown, type Block } from './markdown';

const texts = import.meta.glob<string>('../../../../games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/**
 * The displayed part of a text: without its title, and without the part for programmers after the
 * comment.
 */
export const shown = (text: string): Block[] =>
  markdown(text.replace(/^# .*\n/, '').split('\n<!--')[0]!);

/** Has a tutorial and a page of its cards. */
export const isTaught = (game: GameName) => facts[game] !== undefined;

const fileOf = (game: GameName, name: string) => texts[`../../../../games/${game}/${name}`];

/** All games with rules: first those that the page draws itself. */
export const gamesWithRules = [
  ...new Set([...gameNames, ...Object.keys(texts).map((path) => path.split('/').at(-2)!)]),
];

/** A game without a translation has its English text. */
export async function rulesOf(game: GameName, language: Language): Promise<Block[]> {
  const load = fileOf(game, `RULES.${language}.md`) ?? fileOf(game, 'RULES.md')!;
  return shown(await load());
}

/** Normalises a text for search: no capitals, no accents, straight apostrophes, plain spaces. */
export const plainly = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
