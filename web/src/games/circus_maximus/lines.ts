// The log with a heading for each day and phase, passes that follow each other in one line, and the
// coins of a day as a table.
import { enumerate, signed } from '../../i18n/translate';
import { nameOf, type Account, type LogLine, type NumberedLine } from '../game';
import type { Change } from '../scene';
import type { News, View } from './kinds';
import { newsLine } from './news';
import { merchantName, ordinal, type Here } from './words';

const phaseNames: View['table']['phase'][] = ['favours', 'tickets', 'sales'];
const phases = ['phase_favours', 'phase_tickets', 'phase_sales'] as const;

export function lines(
  news: News[],
  context: Here,
  changes: (step: number) => Change[],
  first?: View,
): NumberedLine[] {
  const { t, me, seats } = context;
  const found: NumberedLine[] = [];
  const head = (heading: NumberedLine['heading'], text: string, step: number) =>
    found.push({ seat: null, heading, parts: [text], step });
  // A match begins before the deal of its first day, a branch within a day.
  const begins = ['first_player_chosen', 'favours_dealt'].includes(news[0]?.type ?? '');
  let day = first ? first.table.day - Number(begins) : 0;
  let phase = first ? Math.max(0, phaseNames.indexOf(first.table.phase)) : 0;
  if (day > 0 && news.length > 0 && !begins) {
    head('part', t('log_day', { day }), 1);
    head('turn', t(phases[phase]!), 1);
  }
  let passed: number[] = [];
  news.forEach((item, index) => {
    const step = index + 1;
    if (item.type === 'favours_dealt') {
      [day, phase] = [day + 1, 0];
      head('part', t('log_day', { day }), step);
      head('turn', t(phases[0]), step);
    }
    const line = queued(item, context) ?? newsLine(item, context, false);
    if (line) {
      passed = item.type === 'passed' && item.seat !== me ? [...passed, item.seat] : [];
      const minor = item.type === 'declined';
      const ends = 'then' in item && item.then.day_over;
      const own: NumberedLine = { ...line, minor, step, changes: ends ? [] : changes(index) };
      const isPlain = item.type !== 'passed' || !(item.then.phase_over || item.then.day_over);
      if (passed.length > 1 && isPlain)
        found[found.length - 1] = {
          ...own,
          seat: null,
          parts: t.parts('news_passed_all', {
            names: enumerate(
              t.language,
              passed.map((seat) => nameOf(seats, seat)),
            ),
          }),
        };
      else found.push(own);
      if (ends) found.push({ ...count(changes(index), day, context), step });
    }
    if ('then' in item && item.then.phase_over && !item.then.day_over && phase < 2)
      head('turn', t(phases[++phase]!), step);
  });
  return found;
}

/**
 * The last sale of a day also pays for the merchants in hand, so all its coins are in one table.
 */
function count(changes: Change[], day: number, { t, me, seats }: Here): NumberedLine {
  const rows: Account['rows'] = changes.map(({ seat, by }) => ({
    seat,
    name: seat === me ? t('log_you') : nameOf(seats, seat),
    values: [signed(by)],
  }));
  const parts = t.parts('log_counted', { day });
  return { seat: null, minor: true, parts, account: { heads: [], rows }, step: 0 };
}

/** A merchant who joins a line, with the place in it at the end. */
function queued(item: News, { t, me, seats }: Here): LogLine | null {
  if (item.type !== 'merchant_played' || (item.origin ?? 'hand') !== 'hand') return null;
  const { seat, level, strength, place, position } = item;
  const said = { merchant: merchantName(t, level, strength ?? 'printed'), at: t(`at_${place}`) };
  return {
    seat,
    parts:
      seat === me
        ? t.parts('log_placed_you', said)
        : t.parts('log_placed', { ...said, name: nameOf(seats, seat) }),
    value: { text: ordinal(t, position) },
  };
}
