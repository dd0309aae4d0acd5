// Who plays where no person does. A bot is known by its name: the face belongs to it.
import type { SeatInfo } from '../protocol';

/** The names of the bots; the first six have a face (faces/people.ts). */
export const botNames = ['Livia', 'Cato', 'Zoe', 'Leo', 'Irene', 'Marcus', 'Flavia', 'Hugo'];

/**
 * The bot of each seat, also the one that waits for an open seat; -1: a person. A bot without a
 * name is the one of its seat, unless the host has seated that one elsewhere.
 */
export function botsAt(seats: readonly Pick<SeatInfo, 'kind' | 'name'>[]): number[] {
  const bots = seats.map(({ kind, name }) => (kind === 'person' ? -1 : botNames.indexOf(name)));
  for (const usual of [true, false])
    seats.forEach(({ kind }, seat) => {
      const next = usual ? seat : botNames.findIndex((_, bot) => !bots.includes(bot));
      if (kind !== 'person' && bots[seat]! < 0 && !bots.includes(next)) bots[seat] = next;
    });
  return bots;
}
