// A table in a few words for "My games": whose turn it is since when, and how a match ended.
import { enumerate } from '../../i18n/translate';
import type { TableInfo } from '../../protocol';
import { ago, seatName, winners } from '../lobby/describe';
import type { Words } from './words';

export interface Entry {
  table: TableInfo;
  mine: number[];
}

export const isYours = ({ table, mine }: Entry) =>
  table.phase === 'running' && table.turn.some((seat) => mine.includes(seat));

/** Nobody but the reader is waited for: bots move on when the reader looks. */
const isAlone = ({ table, mine }: Entry) =>
  table.seats.every(({ kind }, seat) => kind === 'bot' || mine.includes(seat));
export const isWithFriends = (entry: Entry) => !isAlone(entry);

export function turnLine(entry: Entry, w: Words): string {
  const { table } = entry;
  if (table.phase === 'waiting') return w('not_started');
  const since = ago(table.since, w.language);
  if (isYours(entry)) return since ? w('your_turn_since', { since }) : w('your_turn');
  if (isAlone(entry)) return w('paused');
  const name = enumerate(
    w.language,
    table.turn.map((seat) => seatName(table, seat)),
  );
  return since ? w('turn_of_since', { name, since }) : w('turn_of', { name });
}

/** "You won by 16", "3rd of 4", "Zoe won". */
export function resultLine({ table, mine }: Entry, w: Words, place: (place: number) => string) {
  const scores = table.outcome?.scores ?? [];
  const won = winners(scores);
  const me = mine.length === 1 ? mine[0]! : null;
  if (me === null)
    return w('watched', {
      name: enumerate(
        w.language,
        won.map((seat) => seatName(table, seat)),
      ),
    });
  if (!won.includes(me)) {
    const ahead = scores.filter((score) => score > scores[me]!).length;
    return w('your_place', { place: place(ahead + 1), players: scores.length });
  }
  if (won.length > 1) return w('you_shared');
  const second = Math.max(...scores.filter((_, seat) => seat !== me));
  return w('you_won_by', { count: scores[me]! - second });
}

/** Seats by points, the best first. */
export const byRank = (scores: number[]) =>
  scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);

/** Whose turn it is comes first; among those, who has waited longest. */
export const inOrder = <Listed extends Entry>(entries: Listed[]) =>
  [...entries].sort(
    (a, b) =>
      Number(isYours(b)) - Number(isYours(a)) ||
      (isYours(a) ? a.table.since - b.table.since : b.table.since - a.table.since),
  );
