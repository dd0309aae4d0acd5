// A game that the page has no folder for: its values in words.
import { expect, test } from 'vitest';
import { plainGame, type PlainContext } from '../../src/games/fallback';
import messages from '../../src/games/fallback/messages/en';
import { Speaker } from '../../src/games/fallback/words';
import { plain, translator } from '../../src/i18n/translate';

const speaker = new Speaker(
  ['You', 'Cato', 'Zoe'],
  ['seat', 'ahead', 'passed'],
  ['points', 'played', 'hints'],
  { yes: 'yes', no: 'no' },
);

test('an action is its type and its members', () => {
  expect(speaker.say({ type: 'pass' })).toBe('pass');
  expect(speaker.say({ type: 'take', card: 3 })).toBe('take card 3');
  expect(speaker.say({ type: 'play_card', card: 3 })).toBe('play card 3');
  expect(speaker.say({ type: 'rob', seat: 2 })).toBe('rob Zoe');
  expect(speaker.say({ type: 'build', house: 'big_one', at: [1, 2] })).toBe(
    'build house big one; at 1, 2',
  );
});
test('a list with an entry for each seat names the players', () => {
  expect(speaker.say([3, 0, -2], 'points')).toBe('You 3, Cato 0, Zoe -2');
  expect(speaker.say([[1, 2], [], [5]], 'played')).toBe('You 1, 2; Cato –; Zoe 5');
});
test('a list of as many things as players is still a list of things', () => {
  expect(speaker.say([7, 8, 9], 'hand')).toBe('7, 8, 9');
  // Inside an entry the member means things again.
  expect(speaker.say([[7, 8, 9], [], []], 'played')).toBe('You 7, 8, 9; Cato –; Zoe –');
});
test('a seat is a name', () => {
  expect(speaker.say(1, 'ahead')).toBe('Cato');
  expect(speaker.say([0, 2], 'passed')).toBe('You, Zoe');
  expect(speaker.say(null, 'ahead')).toBe('–');
  expect(speaker.say(true, 'open')).toBe('yes');
});

const seat = (index: number, name: string) => ({
  index,
  name,
  kind: 'person' as const,
  level: null,
  present: true,
  bot: -1,
  standIn: false,
});
const context: PlainContext = {
  t: translator('en', messages),
  seats: [seat(0, 'Ada'), seat(1, 'Cato')],
  me: 0,
  edition: null,
};
const game = plainGame('high_card', {
  seat_members: ['seat', 'taker'],
  per_seat_members: ['points'],
});
const view = (table: object) => ({ table: { setup: { players: 2 }, ...table } });

test('points are those of the table, also negative ones; without any there are none', () => {
  expect(game.scores(view({ points: [2, -3] }))).toEqual([2, -3]);
  expect(game.scores(view({ points: [2] }))).toEqual([]);
  expect(game.scores(view({}))).toEqual([]);
});
test('a step names who did it', () => {
  const told = (news: { type: string }) => plain(game.news(news, context)!.parts);
  const step = { type: 'played', seat: 1, card: 7, taker: 0 };
  expect(told(step)).toBe('Cato: played card 7, taker You');
  expect(told({ type: 'shuffled' })).toBe('shuffled');
});
test('how far the game is', () => {
  expect(game.phase(view({ round: 2, stage: 'play_on' }), context)).toBe('round 2, play on');
});
