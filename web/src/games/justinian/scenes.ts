// What Justinian's steps look like: tokens fly to their tile, passes are stamped, tiles walk.
import { lazy, type Scene, type Step } from '../scene';
import { nameOf } from '../game';
import type { Kinds, News, Words } from './kinds';
import { logLine } from './words';

export function scenes({ news, before, after }: Step<Kinds>, words: Words): Scene[] {
  return news.flatMap((item, index) => {
    const scene = sceneOf(item, news.slice(index + 1), words);
    if (!scene) return [];
    if (item.type === 'scored')
      return {
        ...scene,
        climax: lazy(() => import('./scenes/Scoring.svelte'), { scoring: item.scoring, before }),
      };
    if (item.type === 'resolved')
      return { ...scene, short: moving(item, words), rest: 350 + item.moves.length * 900 };
    return after.table.stage === 'over' ? { ...scene, rest: 900 } : scene;
  });
}

// The tiles show where they go.
function moving({ seat, from }: Extract<News, { type: 'resolved' }>, { t, me, seats }: Words) {
  return seat === me
    ? t.parts(`scene_moves_${from}_you`)
    : t.parts(`scene_moves_${from}`, { who: nameOf(seats, seat) });
}

function sceneOf(item: News, rest: News[], words: Words): Scene | null {
  const told = logLine(item, words, rest);
  if (!told) return null;
  const { me } = words;
  const scene: Scene = { seat: told.seat, line: told.parts, light: told.seat === me };
  const home = `seat-${told.seat}`;
  const seat = told.seat ?? 0;
  const placed = (to: string): Scene => ({
    ...scene,
    flights: told.seat === me ? [] : [{ from: home, to, sort: 'token', seat }],
    lit: told.seat === me ? [] : [to],
    lead: 560,
    rest: 480,
    sound: 'token',
  });
  switch (item.type) {
    case 'placed':
      return placed(`tile-${item.tile}`);
    case 'placed_on_card':
      return placed('phase_card');
    case 'passed': {
      const drawn = rest[0]?.type === 'dealt' ? rest[0].count : 0;
      return {
        ...scene,
        group: 'pass',
        changes: drawn > 0 ? [{ seat, by: drawn, kind: 'tokens' }] : [],
        rest: 1000,
        sound: 'pass',
      };
    }
    case 'resolved':
      return { ...scene, light: false, lead: 900 };
    case 'claimed':
      return { ...scene, light: false, lit: ['phase_card'], rest: 1500, sound: 'gong' };
    case 'declined':
      return { ...scene, group: 'declined', rest: 520 };
    case 'scored':
      return { ...scene, light: false, sound: 'gong' };
    case 'card_exchanged':
    case 'kept':
      return { ...scene, group: 'exchange', rest: 700 };
    case 'starts':
      return { ...scene, light: false, rest: 900 };
    default:
      return null;
  }
}
