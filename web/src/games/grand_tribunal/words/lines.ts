// The log with a heading for every turn; equal steps of a player that follow each other are one line.
import { same } from '../../../parts/same';
import { nameOf, type NumberedLine } from '../../game';
import type { Change } from '../../scene';
import type { Context, News } from '../kinds';
import { logLine } from './log';

type Acted = Extract<News, { type: 'acted' }>;
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
): NumberedLine[] {
  const { t, seats, me } = context;
  const found: NumberedLine[] = [];
  let turn: number | null = null;
  news.forEach((item, index) => {
    const step = index + 1;
    if (item.type === 'held') turn = null;
    if (item.type === 'acted' && item.seat !== turn && !outOfTurn.has(item.action.type)) {
      turn = item.seat;
      const parts =
        turn === me ? t.parts('log_turn_you') : t.parts('log_turn', { name: nameOf(seats, turn) });
      found.push({ seat: null, heading: true, parts, step });
    }
    const line = logLine(item, context, changes(index));
    if (!line) {
      // What a step without a line changes belongs to the line before it.
      const last = found.at(-1);
      if (last && !last.heading) last.changes = sum(last.changes ?? [], changes(index));
      return;
    }
    const minor = item.type === 'acted' && item.action.type === 'decline';
    const last = found.at(-1);
    if (last && isSame(last, line) && item.type === 'acted') {
      last.step = step;
      last.times = (last.times ?? 1) + 1;
      last.changes = sum(last.changes ?? [], changes(index));
    } else found.push({ ...line, minor, step, changes: changes(index) });
  });
  return found;
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
