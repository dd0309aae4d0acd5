// What Grand Tribunal's steps look like: a card in the middle, dice, Vis that changes hands. The
// flights of votes and cards are those of motion.ts, which begin when the table changes.
import { lazy, type Change, type Flight, type Scene, type Step } from '../scene';
import { changes } from './changes';
import type { Context, Kinds, News } from './kinds';
import { logLine } from './words/log';

const shown = (card: number) => lazy(() => import('./scenes/ShownCard.svelte'), { card });

export function scenes({ news, before, after, history }: Step<Kinds>, context: Context): Scene[] {
  const changed = changes(before, after);
  const found = news.flatMap((item) => sceneOf(item, context, changed) ?? []);
  const dice = news.flatMap((item) =>
    item.type === 'rolled' ? [{ seat: item.seat, value: item.die }] : [],
  );
  const held = news.find((item) => item.type === 'held');
  if (held)
    return [
      ...found.filter(({ seat }) => seat !== null),
      {
        seat: null,
        line: logLine(held, context)!.parts,
        sound: 'gong',
        climax: lazy(() => import('./scenes/Held.svelte'), { held, before }),
      },
    ];
  const dueled = news.find((item): item is Dueled => item.type === 'dueled');
  if (dueled) return [duel(dueled, { news, before, after, history }, context)];
  const last = found.at(-1);
  if (!last) return [];
  if (dice.length > 0 && !last.dice) Object.assign(last, { dice, rest: 2100, sound: 'dice' });
  const moved = changed.filter(({ kind }) => kind === 'vis');
  const flights = last.light ? [] : travels(moved);
  const isGreat = moved.some(({ seat, by }) => seat === context.me && by < 0) && !last.light;
  found[found.length - 1] = {
    ...last,
    changes: changed,
    flights,
    rest: isGreat && last.seat !== context.me ? Math.max(2200, last.rest ?? 0) : last.rest,
    sound: last.sound ?? (flights.length > 0 ? 'coin' : undefined),
  };
  return found;
}

type Dueled = Extract<News, { type: 'dueled' }>;

/** The dice decide before any Vis moves, and the Vis has arrived before the table changes. */
const decided = 1700;
const travelled = 1100;

/** A duel is one scene, from the choice of the opponent to the Vis that it moves. */
function duel(dueled: Dueled, { before, after, history }: Step<Kinds>, context: Context): Scene {
  const changed = changes(before, after);
  const { seat, opponent, mine, other } = dueled;
  const { working } = before.table;
  // A replay shows the dice as a step of their own, after the choice.
  const picked = history.findLast(({ type }) => type === 'acted');
  const asked = picked ? (logLine(picked, context)?.parts ?? []) : [];
  const result = logLine(dueled, context, changed)!.parts;
  const rival = (of: number, die: number) => ({
    seat: of,
    die,
    before: before.table.players[of]!.vis,
    after: after.table.players[of]!.vis,
  });
  return {
    seat,
    line: [...asked, ' ', ...result],
    short: asked.length > 0 ? asked : result,
    show: lazy(() => import('./scenes/Duel.svelte'), {
      rivals: [rival(seat, mine), rival(opponent, other)] as [
        ReturnType<typeof rival>,
        ReturnType<typeof rival>,
      ],
      card: working.on ? working.card : null,
      result,
    }),
    lit: [`seat-${opponent}`],
    flights: travels(changed.filter(({ kind }) => kind === 'vis')).map((flight) => ({
      ...flight,
      wait: decided,
    })),
    changes: changed,
    lead: decided + travelled,
    rest: 1500,
    sound: 'dice',
  };
}

/** Vis that one player loses flies to the players who gain as much. */
function travels(moved: Change[]): Flight[] {
  const losers = moved.filter(({ by }) => by < 0);
  const gainers = moved.filter(({ by }) => by > 0);
  if (losers.length === 0)
    return gainers.map(({ seat, by }) => ({
      from: 'sources',
      to: `seat-${seat}`,
      sort: 'vis',
      count: by,
    }));
  return losers.flatMap(({ seat: from, by }) =>
    gainers.map(({ seat }) => ({
      from: `seat-${from}`,
      to: `seat-${seat}`,
      sort: 'vis' as const,
      count: -by,
    })),
  );
}

function sceneOf(item: News, context: Context, changed: Change[]): Scene | null {
  const told = logLine(item, context, changed);
  if (!told) return null;
  const isOwn = told.seat === context.me;
  const scene: Scene = { seat: told.seat, line: told.parts, light: isOwn, rest: 620 };
  switch (item.type) {
    case 'acted':
      return acted(item, scene);
    case 'held':
      return { ...scene, light: false, rest: 2600, sound: 'gong' };
    case 'begins':
      return { ...scene, light: false, rest: 1100 };
    default:
      return null;
  }
}

function acted(item: Extract<News, { type: 'acted' }>, scene: Scene): Scene {
  const { action, card, working } = item;
  switch (action.type) {
    case 'cast':
    case 'play_resource':
      return {
        ...scene,
        show: typeof card === 'number' && !scene.light ? shown(card) : undefined,
        lead: 1500,
        rest: 500,
        sound: 'card',
      };
    case 'pick_opponent':
      return {
        ...scene,
        show: typeof working === 'number' && !scene.light ? shown(working) : undefined,
        lit: [`seat-${action.seat}`],
        rest: 1300,
      };
    case 'activate':
    case 'install':
      return {
        ...scene,
        show: typeof card === 'number' && !scene.light ? shown(card) : undefined,
        rest: 1250,
        sound: 'card',
      };
    case 'take':
    case 'draw':
    case 'choose_deck':
    case 'discard':
      return { ...scene, group: `${action.type}-${item.seat}`, sound: 'card' };
    case 'lay_down':
    case 'study':
    case 'vote':
      return { ...scene, group: `${action.type}-${item.seat}`, rest: 560, sound: 'token' };
    case 'decline':
      return { ...scene, group: 'decline', rest: 500 };
    default:
      return scene;
  }
}
