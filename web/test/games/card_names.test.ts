// The cards of Grand Tribunal have a name in every language.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import fr from '../../src/games/grand_tribunal/names/fr';
import it from '../../src/games/grand_tribunal/names/it';
import { nameCards } from '../../src/games/grand_tribunal/names';

const edition = readFileSync(
  new URL('../../../games/grand_tribunal/edition.toml', import.meta.url),
  'utf8',
);
const printed = [...new Set([...edition.matchAll(/^name = "(.*)"$/gm)].map(([, name]) => name!))];
// Latin in every language.
const latin = ['Panacea Magna', 'Aqua Regia', 'Solve et Coagula', 'Magnum Opus'];

test.each(Object.entries({ it, fr }))('in %s every card has its own name', (_, names) => {
  expect(printed.length).toBe(78);
  expect(printed.filter((name) => !names[name])).toEqual(latin);
  expect(Object.keys(names).filter((name) => !printed.includes(name))).toEqual([]);
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
});

test('a card of another edition keeps its name', async () => {
  const item = [{ name: 'Rowan Wand' }, { name: 'A New Thing' }];
  const other = { item, spell: [], resource: [] } as never;
  const named = await nameCards(other, 'it');
  expect(named.item.map(({ name }) => name)).toEqual(['Bacchetta di sorbo', 'A New Thing']);
  expect(await nameCards(other, 'en')).toBe(other);
});
