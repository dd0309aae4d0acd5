// The log with a heading for every Tribunal and every turn; equal steps of a player that follow
// each other are one line, and a count is a table.
import { signed } from '../../../i18n/translate';
import { same } from '../../../parts/same';
import { nameOf, type LogLine, type NumberedLine } from '../../game';
import type { Change } from '../../scene';
import { cardOf } from '../cards';
import { numeral, type Context, type News, type View } from '../kinds';
import { logLine } from './log';

type Of<Type extends News['type']> = Extract<News, { type: Type }>;
type Acted = Of<'acted'>;
// Steps that a player takes in another player's turn.
const outOfTurn = new Set<Acted['action']['type']>([
  'choose_deck',
  'join',
  'decline',
  'discard',
  'end',
]);

export function lines(
  news: News[],
  context: Context,
  changes: (step: number) => Change[],
  first?: View,
): NumberedLine[] {
  const { t, seats, me } = context;
  const found: NumberedLine[] = [];
  let tribunal = first?.table.tribunal ?? 0;
  let isNew = true;
  let turn: number | null = null;
  news.forEach((item, index) => {
    const step = index + 1;
    if (item.type === 'row_dealt') return;
    if (isNew) {
      const parts = t.parts('source_count', { tribunal: numeral(tribunal) });
      found.push({ seat: null, heading: 'part', parts, step });
      isNew = false;
    }
    if (item.type === 'held') {
      found.push({ ...held(item, context), step, changes: changes(index) });
      [tribunal, isNew, turn] = [item.tribunal + 1, true, null];
      return;
    }
    if (item.type === 'acted' && item.seat !== turn && !outOfTurn.has(item.action.type)) {
      turn = item.seat;
      const parts =
        turn === me ? t.parts('log_turn_you') : t.parts('log_turn', { name: nameOf(seats, turn) });
      found.push({ seat: null, heading: 'turn', parts, step });
    }
    const line = logLine(item, context, changes(index));
    if (!line) {
      // What a step without a line changes belongs to the line before it.
      const last = found.at(-1);
      if (last && !last.heading) last.changes = sum(last.changes ?? [], changes(index));
      return;
    }
    // The dice of a duel belong to it, also those of the player who is challenged.
    const minor =
      item.type === 'rolled' || (item.type === 'acted' && item.action.type === 'decline');
    const last = found.at(-1);
    if (last && isSame(last, line) && item.type === 'acted') {
      last.step = step;
      last.times = (last.times ?? 1) + 1;
      last.changes = sum(last.changes ?? [], changes(index));
    } else found.push({ ...line, minor, step, changes: changes(index) });
  });
  return found;
}

/** The items that won points, the best first. */
function held({ count, tribunal }: Of<'held'>, { t, edition }: Context): LogLine {
  const rows = count
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ owner, card, votes, points }) => ({
      seat: owner,
      name: cardOf(edition, card).name,
      values: [String(votes), signed(points)],
    }));
  return {
    seat: null,
    sign: 'crown',
    parts: t.parts(rows.length > 0 ? 'log_results' : 'log_no_results', {
      tribunal: numeral(tribunal),
    }),
    ...(rows.length > 0 && { account: { heads: [t('log_votes'), t('log_points')], rows } }),
  };
}

const isSame = (one: NumberedLine, other: { seat: number | null; parts: unknown }) =>
  !one.heading && one.seat === other.seat && same(one.parts, other.parts);

function sum(one: Change[], other: Change[]): Change[] {
  const all = one.map((change) => ({ ...change }));
  for (const change of other) {
    const same = all.find(({ seat, kind }) => seat === change.seat && kind === change.kind);
    if (same) same.by += change.by;
    else all.push({ ...change });
  }
  return all.filter(({ by }) => by !== 0);
}
