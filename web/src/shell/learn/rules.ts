// The full rules, as a tree to be drawn: RULES.md in English, RULES.it.md and RULES.fr.md beside it. Each is loaded when
// it is read.
import type { Language } from '../../i18n/messages';
import type { GameName } from '../../protocol';
import { markdown, type Block } from './markdown';

const texts = import.meta.glob<string>('../../../../games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** What is shown of a text: the page has its own title, and what stands behind a comment is for those who write programs. */
export const shown = (text: string): Block[] =>
  markdown(text.replace(/^# .*\n/, '').split('\n<!--')[0]!);

export async function rulesOf(game: GameName, language: Language): Promise<Block[]> {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return shown(await texts[`../../../../games/${game}/${name}`]!());
}

/** As a reader types it: without capitals and accents, with a straight apostrophe and plain spaces. */
export const plainly = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
