// The logic of the table: choices that lead to an action, what merchants took, the rows.
import { describe, expect, test } from 'vitest';
import {
  chosenAction,
  onlyChoice,
  placesFor,
  pointAt,
  turned,
} from '../../src/games/circus_maximus/choice';
import { saleIn } from '../../src/games/circus_maximus/earnings';
import { goodsOf, insertions, linesOf } from '../../src/games/circus_maximus/forecast';
import type {
  Action,
  Edition,
  News,
  Outlook,
  Placed,
  Table,
} from '../../src/games/circus_maximus/kinds';
import { daysOf } from '../../src/games/circus_maximus/ledger';

const play = (
  level: number,
  place: Placed['place'],
  strength: 'printed' | 'eight' = 'printed',
): Action => ({ type: 'play_merchant', level, place, strength });
const nothing = { phase_over: false, day_over: false, start_card: null };

describe('a choice', () => {
  const legal: Action[] = [
    play(1, 'colosseum'),
    play(1, 'circus_maximus'),
    play(1, 'colosseum', 'eight'),
    play(6, 'colosseum'),
    { type: 'recall_merchant', level: 3, place: 'colosseum', strength: 'printed' },
    { type: 'pass' },
  ];
  test('takes the only place by itself', () =>
    expect(chosenAction(legal, pointAt(legal, 6, null))).toEqual(play(6, 'colosseum')));
  test('waits for the place where there are two, and keeps it for the next merchant', () => {
    const one = pointAt(legal, 1, null)!;
    expect(chosenAction(legal, one)).toBeNull();
    expect(placesFor(legal, one)).toEqual(['colosseum', 'circus_maximus']);
    expect(
      chosenAction(legal, pointAt(legal, 1, { type: 'play_merchant', place: 'circus_maximus' })),
    ).toEqual(play(1, 'circus_maximus'));
  });
  test('turns a 1 into an 8 only where that is open', () => {
    const one = pointAt(legal, 1, { type: 'play_merchant', place: 'colosseum' })!;
    expect(chosenAction(legal, turned(legal, one))).toEqual(play(1, 'colosseum', 'eight'));
    expect(turned(legal, { ...one, place: 'circus_maximus' })).toBeNull();
  });
  test('recalls a merchant who is not in hand', () =>
    expect(chosenAction(legal, pointAt(legal, 3, null))?.type).toBe('recall_merchant'));
  test('is made already when there is only one thing to do', () => {
    expect(chosenAction([{ type: 'pass' }], onlyChoice([{ type: 'pass' }]))).toEqual({
      type: 'pass',
    });
    expect(pointAt(legal, 7, null)).toBeNull();
  });
});

describe('the ledger', () => {
  const played = (
    seat: number,
    level: number,
    place: Placed['place'],
    position: number,
    origin: 'hand' | 'recalled' = 'hand',
  ): News => ({
    type: 'merchant_played',
    seat,
    level,
    place,
    strength: 'printed',
    origin,
    position,
  });
  const history: News[] = [
    { type: 'favours_dealt', favours: [] },
    played(0, 5, 'villa', 1),
    played(1, 7, 'villa', 1),
    played(0, 3, 'villa', 3),
    { type: 'favour_taken', seat: 1, favour: 'double_buy', then: nothing },
    { type: 'start_card_taken', seat: 0, then: nothing },
    played(1, 4, 'forum', 1),
    played(0, 3, 'forum', 2, 'recalled'),
    {
      type: 'stepped_left',
      seat: 0,
      level: 3,
      overtaken: { place: 'forum', owner: 1, level: 4, effective: 4 },
    },
    { type: 'ticket_taken', seat: 0, ticket: { venue: 'colosseum', seat: 'box' }, then: nothing },
    {
      type: 'ticket_taken',
      seat: 1,
      ticket: { venue: 'colosseum', seat: 'stalls' },
      then: nothing,
    },
    { type: 'favour_used', seat: 1, favour: 'double_buy' },
    {
      type: 'ticket_taken',
      seat: 1,
      ticket: { venue: 'colosseum', seat: 'gallery' },
      then: { ...nothing, phase_over: true },
    },
  ];
  const [day] = daysOf(history);
  test('knows what each merchant took', () => {
    expect(day!.rows.villa.map(({ level, gains }) => [level, gains.length])).toEqual([
      [7, 1],
      [5, 1],
      [3, 0],
    ]);
    expect(day!.rows.forum.map(({ level, gains }) => [level, gains.length])).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });
  test('remembers who was recalled', () =>
    expect(day!.rows.villa.map((one) => one.recalled)).toEqual([false, false, true]));
  test('starts again with a new day', () =>
    expect(daysOf([...history, { type: 'favours_dealt', favours: [] }]).at(-1)!.rows.villa).toEqual(
      [],
    ));
});

describe('the rows', () => {
  const merchants: Placed[] = [
    { place: 'forum', owner: 1, level: 8, effective: 8 },
    { place: 'colosseum', owner: 1, level: 7, effective: 7 },
    { place: 'colosseum', owner: 2, level: 4, effective: 4 },
  ];
  const table = {
    merchants,
    visitors: [[], [1, 0, 0, 1, 1, 0], []],
    bonus: [0, 1, 0],
  } as unknown as Table;
  const edition = {
    visitor: [
      ['legionary', 2],
      ['tourist', 5],
      ['senator', 6],
    ].map(([visitor, pays]) => ({ visitor, pays })),
    ticket: [],
  } as unknown as Edition;
  const none = {};
  const takes = (visitor: 'senator' | 'tourist' | 'legionary') => ({
    takes: true,
    ticket: { venue: 'colosseum' as const, seat: 'box' as const },
    visitor,
    income: 9,
  });
  const insertion = [[], [], [1, 1, 1, 1, 1, 1, 1, 1], [3, 3, 3, 3, 2, 2, 2, 1], []];
  const outlook = {
    insertion,
    merchants: [none, takes('senator'), takes('tourist')],
  } as unknown as Outlook;
  const preview = {
    insertion,
    merchants: [none, takes('senator'), takes('tourist'), takes('legionary')],
  } as unknown as Outlook;

  test('show the chosen merchant where the outlook puts it', () => {
    const lines = linesOf(table, outlook, play(6, 'colosseum'), preview, 0);
    expect(lines.map(({ level, ghost, position }) => [level, ghost, position])).toEqual([
      [8, false, 1],
      [7, false, 1],
      [6, true, 2],
      [4, false, 3],
    ]);
    expect(lines[2]!.prospect?.visitor).toBe('tourist');
  });
  test('show no prediction before the preview arrives', () =>
    expect(
      linesOf(table, outlook, play(6, 'colosseum'), null, 0).every((one) => one.prospect === null),
    ).toBe(true));
  test('swap two merchants for a step to the left', () => {
    const lines = linesOf(table, outlook, { type: 'step_left', level: 4 }, null, 2);
    expect(lines.map(({ level, ghost }) => [level, ghost])).toEqual([
      [8, false],
      [4, true],
      [7, false],
    ]);
  });
  test('put the best visitor first and say who would get them', () => {
    const goods = goodsOf('colosseum', table, edition, linesOf(table, outlook, null, null, 0));
    expect(
      goods.map((good) => [good.kind === 'visitor' && good.visitor, good.taker?.owner ?? null]),
    ).toEqual([
      ['senator', 1],
      ['tourist', 2],
      ['legionary', null],
    ]);
  });
  test('offer the gaps of the other places', () => {
    expect(
      insertions(['circus_maximus', 'colosseum'], outlook, {
        type: 'play_merchant',
        level: 5,
        place: 'colosseum',
      }),
    ).toEqual([{ place: 'circus_maximus', level: 5, strength: 'printed', position: 1 }]);
  });
});

test('a sale that ends the day is counted by what the day came to', () => {
  const account = { sales: 4, prospects: 7, merchants: 3, favours: 0, before: 10 };
  const outlook = { accounts: [account] } as unknown as Outlook;
  const later = (changes: Partial<typeof account>) =>
    ({ accounts: [{ ...account, ...changes }] }) as unknown as Outlook;
  expect(saleIn(outlook, later({ sales: 11, prospects: 0 }), 0)).toBe(7);
  expect(saleIn(outlook, later({ sales: 0, prospects: 0, merchants: 0, before: 24 }), 0)).toBe(7);
});
