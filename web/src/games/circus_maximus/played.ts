// What the reader has just done, before the answer comes: their own piece where they put it. A
// merchant stands in its row already (forecast.ts), and its place in the hand is empty; here are
// the hands that a card has come to. What follows from it comes with the view.
import {
  favourKinds,
  seatClasses,
  venues,
  visitorKinds,
  type Action,
  type Table,
  type Ticket,
} from './kinds';

const plusOne = (counts: readonly number[], index: number) =>
  counts.map((count, at) => (at === index ? count + 1 : count));
const replaced = <Value>(list: readonly Value[], index: number, change: (one: Value) => Value) =>
  list.map((one, at) => (at === index ? change(one) : one));

const withTicket = (bag: Table['tickets'][number], { venue, seat }: Ticket) => ({
  by_venue: replaced(bag.by_venue, venues.indexOf(venue), (counts) =>
    plusOne(counts, seatClasses.indexOf(seat)),
  ),
});

/** The level of the merchant that has left the hand. */
export const leftBy = (action: Action | null): number | null =>
  action?.type === 'play_merchant' ? action.level : null;

export function withPlayed(table: Table, action: Action, me: number): Table {
  switch (action.type) {
    case 'take_favour': {
      const kind = favourKinds.indexOf(action.favour);
      return { ...table, favours: replaced(table.favours, me, (own) => plusOne(own, kind)) };
    }
    case 'take_ticket':
      return {
        ...table,
        tickets: replaced(table.tickets, me, (bag) => withTicket(bag, action.ticket)),
      };
    case 'send_visitor': {
      if (table.visitor === null) return table;
      const kind = visitorKinds.indexOf(table.visitor);
      const venue = venues.indexOf(action.venue);
      return { ...table, visitors: replaced(table.visitors, venue, (all) => plusOne(all, kind)) };
    }
    default:
      return table;
  }
}
