// The game's types in messages, and the order in which its lists count things.
import type { circus_maximus as cm } from '../../types';
import * as values from './values';

export type Place = cm.Placed['place'];
export type Venue = NonNullable<cm.Table['venue']>;
export type SeatClass = NonNullable<cm.Table['seat']>;
export type VisitorKind = cm.Visitor['visitor'];
export type FavourKind = cm.Favour['favour'];
export type Stage = cm.Table['stage'];
export type Strength = (typeof values.Strength)[number];
export type Reason = NonNullable<cm.Outlook['place_closed'][number]>;
export type Placed = cm.Placed;

export type Ticket = cm.Ticket;
export type View = cm.View;
export type Table = View['table'];
export type Outlook = cm.Outlook;
export type Prospect = Outlook['merchants'][number];
export type Action = cm.Action;
export type News = cm.News;
export type Sale = Table['sales'][number];
export type Edition = cm.Edition;
export type Early = cm.Early;

export interface Kinds {
  View: View;
  Outlook: Outlook;
  Action: Action;
  News: News;
  Edition: Edition;
  Early: Early;
}

export const places: readonly Place[] = values.Place;
export const venues: readonly Venue[] = values.Venue;
export const seatClasses: readonly SeatClass[] = values.SeatClass;
export const visitorKinds: readonly VisitorKind[] = values.Visitor;
export const favourKinds: readonly FavourKind[] = values.Favour;
export const levels: readonly number[] = Array.from(
  { length: values.constants.levels },
  (_, index) => index + 1,
);

export const isVenue = (place: Place): place is Venue => place !== 'villa' && place !== 'forum';
export const coinsOf = (edition: Edition, seat: SeatClass) =>
  seat === 'favour'
    ? edition.favour_ticket_coins
    : (edition.ticket.find((one) => one.seat === seat)?.coins ?? 0);
export const payOf = (edition: Edition, visitor: VisitorKind) =>
  edition.visitor.find((one) => one.visitor === visitor)?.pays ?? 0;

/** The cards of a bag, one by one: [2, 0, 1] over ['a', 'b', 'c'] is a, a, c. */
export function cardsOf<Card>(counts: readonly number[], kinds: readonly Card[]): Card[] {
  return counts.flatMap((count, index) => Array.from({ length: count }, () => kinds[index]!));
}
export function ticketsOf(bag: { by_venue: number[][] }): Ticket[] {
  return bag.by_venue.flatMap((counts, venue) =>
    cardsOf(counts, seatClasses).map((seat) => ({ venue: venues[venue]!, seat })),
  );
}

/** The level that counts for a merchant's position. */
export const effective = (level: number, strength: Strength = 'printed') =>
  strength === 'eight' ? values.constants.levels : level;

/** Which of the phases a place belongs to: 1 Villa, 2 Forum, 3 venues. */
export const phaseOfPlace = (place: Place) => (place === 'villa' ? 1 : place === 'forum' ? 2 : 3);
export const phaseNumber = (phase: Table['phase']) => values.Phase.indexOf(phase);
const placing: readonly Stage[] = [
  'turn',
  'draw_visitor',
  'draw_pair',
  'followers',
  'send_visitor',
  'caesar',
  'extra_merchant',
];
/** Merchants are being placed; otherwise they take what they are due. */
export const isPlacing = (table: Table) =>
  table.phase !== 'dealing' && placing.includes(table.stage);
/** What lies on the table is of a day that is over. */
export const isCounted = (table: Table) => table.stage === 'over' || table.stage === 'deal_favours';
