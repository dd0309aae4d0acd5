// What a player may wish for in a game's card, and what is known about the games.
import type { GameInfo, GameName } from '../../protocol';

export type Way = 'now' | 'friends' | 'device';

/** What the fold of a game's card holds; kept from visit to visit. */
export interface Wishes {
  seats: number;
  /** How many people share this device. */
  people: number;
  preset: string;
  clock: 'none' | 'live' | 'days';
  public: boolean;
  /** Against bots alone: back to the reader's last decision at any time. */
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

/** The games with a tutorial and a page of their cards, and how long and how hard they are. */
export const facts: Record<GameName, { minutes: [number, number]; weight: 1 | 2 | 3 } | undefined> =
  {
    justinian: { minutes: [30, 45], weight: 1 },
    circus_maximus: { minutes: [45, 75], weight: 2 },
    grand_tribunal: { minutes: [60, 90], weight: 3 },
  };
export const usualSeats = 4;

/** The same wishes where the game allows them, otherwise what is usual. */
export function fitting(wishes: Wishes, info: GameInfo): Wishes {
  const { min_players: least, max_players: most, presets } = info;
  const seats = wishes.seats || usualSeats;
  const preset = presets.some(({ name }) => name === wishes.preset)
    ? wishes.preset
    : (presets[0]?.name ?? '');
  return { ...wishes, seats: Math.min(most, Math.max(least, seats)), preset };
}
