// The rows as they are drawn: the cards on the table, and beside them what `outlook` and `preview`
// predict. The predictions come from the server; this file only puts them in place.
import type { Choice } from './choice';
import type {
  Action,
  Edition,
  FavourKind,
  Outlook,
  Place,
  Placed,
  Prospect,
  SeatClass,
  Strength,
  Table,
  Venue,
  VisitorKind,
} from './kinds';
import {
  cardsOf,
  coinsOf,
  effective,
  favourKinds,
  isVenue,
  payOf,
  phaseNumber,
  phaseOfPlace,
  places,
  seatClasses,
  venues,
  visitorKinds,
} from './kinds';

export interface Spot extends Placed {
  key: string;
  ghost: boolean;
  prospect: Prospect | null;
  position: number;
}
export type RowState = 'done' | 'now' | 'next';

export function rowState(place: Place, table: Table): RowState {
  const now = phaseNumber(table.phase);
  return phaseOfPlace(place) < now ? 'done' : phaseOfPlace(place) === now ? 'now' : 'next';
}

const spot = (placed: Placed, ghost = false): Spot => ({
  ...placed,
  key: `m-${placed.owner}-${placed.level}`,
  ghost,
  prospect: null,
  position: 0,
});

/** The position that a merchant of this strength would take at a place, from 1 at the left. */
export function insertion(
  outlook: Outlook,
  place: Place,
  level: number,
  strength: Strength = 'printed',
): number {
  return outlook.insertion[places.indexOf(place)]?.[effective(level, strength) - 1] || 1;
}

// The merchants in the order of the table after the reader's own move.
function lineAfter(table: Table, outlook: Outlook, action: Action | null, me: number): Spot[] {
  const line = table.merchants.map((placed) => spot(placed));
  if (action?.type === 'step_left') {
    const index = line.findIndex((one) => one.owner === me && one.level === action.level);
    if (index > 0) line.splice(index - 1, 2, { ...line[index]!, ghost: true }, line[index - 1]!);
  }
  if (action?.type !== 'play_merchant' && action?.type !== 'recall_merchant') return line;
  const { level, place, strength } = action;
  if (action.type === 'recall_merchant')
    line.splice(
      line.findIndex((one) => one.owner === me && one.level === level),
      1,
    );
  const before = line.filter((one) => places.indexOf(one.place) < places.indexOf(place)).length;
  line.splice(
    before + insertion(outlook, place, level, strength) - 1,
    0,
    spot({ place, owner: me, level, effective: effective(level, strength) }, true),
  );
  return line;
}

/** All merchants with what they would take, after `action` if there is one. */
export function linesOf(
  table: Table,
  outlook: Outlook,
  action: Action | null,
  preview: Outlook | null,
  me: number | null,
): Spot[] {
  const moves =
    me !== null &&
    (action?.type === 'play_merchant' ||
      action?.type === 'recall_merchant' ||
      action?.type === 'step_left');
  const line = lineAfter(table, outlook, moves ? action : null, me ?? -1);
  const source = moves ? preview : outlook;
  const known = source?.merchants.length === line.length;
  const count = new Map<Place, number>();
  return line.map((one, index) => {
    const position = (count.get(one.place) ?? 0) + 1;
    count.set(one.place, position);
    return { ...one, position, prospect: known ? source.merchants[index]! : null };
  });
}

export interface Insertion {
  place: Place;
  position: number;
  level: number;
  strength: Strength;
}
/** The other places where the merchant that is being chosen could go. */
export function insertions(open: Place[], outlook: Outlook, choice: Choice | null): Insertion[] {
  const level = choice?.level;
  if (level === undefined) return [];
  const strength = choice?.strength ?? 'printed';
  return open
    .filter((place) => place !== choice?.place)
    .map((place) => ({
      place,
      level,
      strength,
      position: insertion(outlook, place, level, strength),
    }));
}

/** A card on offer; `taker` is the merchant that would get it for now. */
export type Good = { key: string; taker: Spot | null } & (
  | { kind: 'favour'; favour: FavourKind }
  | { kind: 'start' }
  | { kind: 'ticket'; venue: Venue; seat: SeatClass; coins: number }
  | { kind: 'visitor'; visitor: VisitorKind; pay: number }
);

/** The cards on offer at a place, the best first. */
export function goodsOf(place: Place, table: Table, edition: Edition, lines: Spot[]): Good[] {
  const here = lines.filter((one) => one.place === place);
  const claimed = new Set<Spot>();
  const claim = (wanted: (prospect: Prospect) => boolean) => {
    const taker =
      here.find((one) => one.prospect?.takes && !claimed.has(one) && wanted(one.prospect)) ?? null;
    if (taker) claimed.add(taker);
    return taker;
  };
  if (place === 'villa') {
    const cards = cardsOf(table.villa, favourKinds).map((favour, copy): Good => ({
      kind: 'favour',
      favour,
      key: `f-${favour}-${copy}`,
      taker: null,
    }));
    return table.start_card_is_free
      ? [{ kind: 'start', key: 'start', taker: null }, ...cards]
      : cards;
  }
  if (isVenue(place)) {
    return cardsOf(table.visitors[venues.indexOf(place)]!, visitorKinds)
      .map((visitor) => ({ visitor, pay: payOf(edition, visitor) }))
      .sort((one, other) => other.pay - one.pay)
      .map(({ visitor, pay }, index): Good => ({
        kind: 'visitor',
        visitor,
        pay,
        key: `v-${place}-${visitor}-${index}`,
        taker: claim((prospect) => prospect.visitor === visitor),
      }));
  }
  return table.forum.by_venue
    .flatMap((counts, venue) =>
      cardsOf(counts, seatClasses).map((seat) => ({
        venue: venues[venue]!,
        seat,
        coins: coinsOf(edition, seat),
      })),
    )
    .sort((one, other) => other.coins - one.coins)
    .map((ticket, index): Good => ({
      kind: 'ticket',
      ...ticket,
      key: `t-${ticket.venue}-${ticket.seat}-${index}`,
      taker: claim(
        (prospect) =>
          prospect.ticket?.venue === ticket.venue && prospect.ticket.seat === ticket.seat,
      ),
    }));
}

/** The tickets for a venue that are still at the Forum. */
export const ticketsAtForum = (table: Table, edition: Edition, venue: Venue) =>
  cardsOf(table.forum.by_venue[venues.indexOf(venue)]!, seatClasses)
    .map((seat) => coinsOf(edition, seat))
    .sort((one, other) => other - one);

/** The number of tickets for a venue that each seat holds. */
export const holders = (table: Table, venue: Venue) =>
  table.tickets
    .map((bag, seat) => ({
      seat,
      count: bag.by_venue[venues.indexOf(venue)]!.reduce((sum, count) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0);
