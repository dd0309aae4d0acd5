// What a table draws of an action before the answer: the reader's own piece where they put it, and
// nothing else. Only the tables that are read here are filled in.
import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/games/circus_maximus/kinds';
import { leftBy, withPlayed as inCircus } from '../../src/games/circus_maximus/played';
import type { Action, View } from '../../src/games/grand_tribunal/kinds';
import {
  goneWith,
  turnedBy,
  votedFor,
  withPlayed as inTribunal,
} from '../../src/games/grand_tribunal/played';

describe('Circus Maximus', () => {
  const none = () => ({ by_venue: [0, 1, 2].map(() => [0, 0, 0, 0]) });
  const table = {
    hands: [[1, 2], [1]],
    favours: [Array(9).fill(0), Array(9).fill(0)],
    tickets: [none(), none()],
    visitors: [0, 1, 2].map(() => Array(6).fill(0)),
    visitor: 'citizen',
  } as unknown as Table;
  test('a merchant leaves its place in the hand, which is arranged with the answer', () => {
    const placed = {
      type: 'play_merchant',
      level: 1,
      place: 'villa',
      strength: 'printed',
    } as const;
    expect(leftBy(placed)).toBe(1);
    expect(leftBy({ type: 'pass' })).toBeNull();
    expect(inCircus(table, placed, 0)).toBe(table);
  });
  test('a ticket comes to the reader', () => {
    const ticket = { venue: 'colosseum', seat: 'box' } as const;
    const { tickets, ...rest } = inCircus(table, { type: 'take_ticket', ticket }, 1);
    expect(tickets[0]).toEqual(none());
    expect(tickets[1]!.by_venue.flat().reduce((sum, count) => sum + count)).toBe(1);
    expect(tickets[1]!.by_venue[1]).toContain(1);
    expect({ ...rest, tickets: table.tickets }).toEqual(table);
  });
  test('a visitor who has been drawn goes where they are sent; one nobody has seen does not', () => {
    const sent = { type: 'send_visitor', venue: 'colosseum' } as const;
    expect(inCircus(table, sent, 0).visitors).toEqual([
      table.visitors[0],
      [0, 0, 1, 0, 0, 0],
      table.visitors[2],
    ]);
    const blind = { ...table, visitor: null };
    expect(inCircus(blind, sent, 0)).toBe(blind);
  });
  test('which visitor buys is told by the answer', () =>
    expect(inCircus(table, { type: 'choose_visitor', visitor: 'citizen' }, 0)).toBe(table));
});

describe('Grand Tribunal', () => {
  const piece = { place: 'hand', face: -1, vis: 0, drawn: 0 };
  const view = {
    table: {
      votes: Array(10).fill(0),
      concilium: 5,
      studied: [],
      pieces: { items: [piece, piece], spells: [], resources: [] },
    },
    own: [],
  } as unknown as View;
  const items = (action: Action) => inTribunal(view, action).table.pieces.items;
  test('a vote lies on its space', () => {
    expect(votedFor(view, { type: 'vote', space: 'potion' })).toBe('potion');
    const empty = { ...view, table: { ...view.table, concilium: 0 } };
    expect(votedFor(empty, { type: 'vote', space: 'potion' })).toBeNull();
  });
  test('a card lies where it was laid down, and shows no more than before', () =>
    expect(items({ type: 'lay_down', slot: 1 })).toEqual([piece, { ...piece, place: 'sanctum' }]));
  test('a card that is activated looks so, and the table waits for the answer', () => {
    expect(turnedBy({ type: 'activate', slot: 1 })).toBe('slot-1');
    expect(inTribunal(view, { type: 'activate', slot: 1 })).toBe(view);
  });
  test('studying puts one Vis on a card', () => {
    const { table } = inTribunal(view, { type: 'study', slot: 1 });
    expect(table.pieces.items).toEqual([piece, { ...piece, vis: 1 }]);
    expect(table.studied).toEqual([1]);
  });
  test('a card that is taken leaves its row; what is drawn comes with the answer', () => {
    expect(goneWith({ type: 'take', card: 7 })).toBe('card-7');
    expect(goneWith({ type: 'draw', deck: 'items' })).toBeNull();
    expect(inTribunal(view, { type: 'draw', deck: 'items' })).toBe(view);
  });
});
