// Which bot sits where: the host's choice, otherwise the one of the seat.
import { expect, test } from 'vitest';
import { botsAt } from '../src/parts/bot_names';

const person = { kind: 'person', name: 'Zoe' } as const;
const bot = (name = '') => ({ kind: 'bot', name }) as const;
const open = (name = '') => ({ kind: 'open', name }) as const;

test.each([
  ['the bot of the seat plays', [person, bot(), open(), bot()], [-1, 1, 2, 3]],
  ['the host seats another', [person, bot('Irene'), open('Marcus')], [-1, 4, 5]],
  ['no bot plays twice', [person, bot('Leo'), bot(), bot()], [-1, 3, 2, 0]],
  ['those of a rematch move on', [bot(), person, bot('Livia'), bot('Cato')], [2, -1, 0, 1]],
  ['an operator may name bots', [bot('Deep Thought'), bot()], [0, 1]],
])('%s', (_, seats, bots) => {
  expect(botsAt(seats)).toEqual(bots);
});
