// Loads the full rules as a tree: RULES.md in English, RULES.it.md and RULES.fr.md. Each file is loaded on
// demand.
import type { Language } from '../../i18n/messages';
import type { GameName } from '../../protocol';
import { markdown, type Block } from './markdown';

const texts = import.meta.glob<string>('../../../../games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** The displayed part of a text: without its title, and without the part for programmers after the comment. */
export const shown = (text: string): Block[] =>
  markdown(text.replace(/^# .*\n/, '').split('\n<!--')[0]!);

export async function rulesOf(game: GameName, language: Language): Promise<Block[]> {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return shown(await texts[`../../../../games/${game}/${name}`]!());
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
