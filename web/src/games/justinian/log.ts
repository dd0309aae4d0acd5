// Justinian's log: a heading for each turn, a pass and its draw in one line, refusals together.
import { enumerate } from '../../i18n/translate';
import { nameOf, type NumberedLine } from '../game';
import type { Change } from '../scene';
import { roman, type News, type Words } from './kinds';
import { logLine } from './words';

const opens = new Set<News['type']>(['placed', 'placed_on_card', 'passed']);

export function lines(
  news: News[],
  words: Words,
  changes: (step: number) => Change[],
): NumberedLine[] {
  const found: NumberedLine[] = [];
  let [phase, turn, isNew] = [1, 0, true];
  let refused: number[] = [];
  news.forEach((item, index) => {
    const step = index + 1;
    const { t } = words;
    if (isNew && opens.has(item.type)) {
      isNew = false;
      const named = { phase: roman[Math.min(3, phase)]!, turn: ++turn };
      found.push({ seat: null, heading: true, parts: t.parts('phase', named), step });
    }
    if (item.type === 'resolved') isNew = true;
    if (item.type === 'scored') phase++;
    if (item.type === 'dealt' && isDrawOf(news[index - 1], item)) return;
    const line = logLine(item, words, news.slice(index + 1, index + 2));
    if (!line) return;
    if (item.type !== 'declined' || item.seat === words.me) refused = [];
    else refused.push(item.seat);
    if (refused.length < 2) {
      found.push({ ...line, step, changes: changes(index) });
      return;
    }
    // The others who do not call are one line.
    const names = enumerate(
      t.language,
      refused.map((seat) => nameOf(words.seats, seat)),
    );
    found[found.length - 1] = {
      seat: null,
      minor: true,
      parts: t.parts('log_declined_all', { names }),
      step,
    };
  });
  return found;
}

const isDrawOf = (before: News | undefined, { seat }: Extract<News, { type: 'dealt' }>) =>
  before?.type === 'passed' && before.seat === seat;
