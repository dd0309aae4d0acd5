// Opens a table in one of the three ways of the lobby.
import { api } from '../../app/api';
import { settings, shell } from '../../app/settings.svelte';
import { firstSteps, holdOpened, type HeldTable } from '../../app/tables.svelte';
import type { ClockSettings, GameInfo, GameName, NewSeat, NewTable } from '../../protocol';

export type Way = 'now' | 'friends' | 'device';

/** What the fold of a game's card holds; kept from visit to visit. */
export interface Wishes {
  seats: number;
  /** How many people share this device. */
  people: number;
  preset: string;
  clock: 'none' | 'live' | 'days';
  public: boolean;
  /** Against bots alone: back to one's last decision at any time. */
  undo: boolean;
}

export const firstWishes: Wishes = {
  seats: 0,
  people: 2,
  preset: '',
  clock: 'none',
  public: false,
  undo: true,
};

const clocks: Record<Wishes['clock'], ClockSettings | undefined> = {
  none: undefined,
  live: { bank: 600, gain: 20, cap: 900, penalty: 'shown' },
  days: { bank: 172800, gain: 43200, cap: 172800, penalty: 'shown' },
};

export const facts: Record<
  GameName,
  {
    seats: [number, number];
    minutes: [number, number];
    weight: 1 | 2 | 3;
    usual: number;
    presets: string[];
  }
> = {
  justinian: {
    seats: [2, 4],
    minutes: [30, 45],
    weight: 1,
    usual: 4,
    presets: ['english', 'french', 'italian'],
  },
  circus_maximus: {
    seats: [3, 5],
    minutes: [45, 75],
    weight: 2,
    usual: 4,
    presets: ['standard', 'expert'],
  },
  grand_tribunal: {
    seats: [3, 5],
    minutes: [60, 90],
    weight: 3,
    usual: 4,
    presets: ['standard', 'short'],
  },
};

function chairs(way: Way, count: number, names: string[]): NewSeat[] {
  const bot: NewSeat = { kind: 'bot', level: settings.level };
  const own: NewSeat = { kind: 'person', name: settings.name || shell.t('no_name') };
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 0 && !names[0]) return own;
    if (way === 'friends') return { kind: 'open' as const };
    if (seat < names.length)
      return {
        kind: 'person' as const,
        name: names[seat] || shell.t('player_letter', { letter: String.fromCharCode(65 + seat) }),
      };
    return bot;
  });
}

/** `names`: of those who share this device; an empty one gets a letter. */
export function newTable(
  game: GameName,
  way: Way,
  wishes: Wishes,
  info: GameInfo | null,
  names: string[] = [],
): NewTable {
  const players = Math.max(names.length, wishes.seats || facts[game].usual);
  const clock = clocks[wishes.clock];
  const options = info?.presets.find((preset) => preset.name === wishes.preset)?.options;
  return {
    game,
    players,
    seats: chairs(way, players, names),
    ...(clock ? { clock } : {}),
    ...(options ? { options } : {}),
    public: wishes.public,
    // Who shares a device is away whenever another sits at it: no bot may step in.
    ...(way === 'device' ? { grace: 0 } : {}),
    ...(way === 'now' ? { undo: wishes.undo } : {}),
  };
}

export async function openTable(
  game: GameName,
  way: Way,
  wishes: Wishes,
  info: GameInfo | null,
  names?: string[],
): Promise<HeldTable> {
  const table = newTable(game, way, wishes, info, names);
  return holdOpened(game, await api.open(table));
}

/** A table to learn at: two gentle bots, no clock, a coach to ask, and the guide beside it. */
export async function openToLearn(game: GameName): Promise<HeldTable> {
  const bot: NewSeat = { kind: 'bot', level: 'beginner' };
  const seats: NewSeat[] = [
    { kind: 'person', name: settings.name || shell.t('no_name') },
    bot,
    bot,
  ];
  return holdOpened(
    game,
    await api.open({ game, players: seats.length, seats, coach: true }),
    firstSteps,
  );
}
