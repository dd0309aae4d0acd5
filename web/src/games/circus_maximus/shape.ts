// The shape in which a place is drawn, by the window and by what is asked.
import type { RoomName } from '../../parts/room.svelte';
import type { RowState } from './forecast';
import { isVenue, type Place } from './kinds';

/**
 * Panel: the street below the building. Scene: beside it. Strip: a low line, for what comes later.
 */
export type Shape = 'panel' | 'scene' | 'strip';

/** `front`: the place in question. A phone has room for one place only. */
export function shapeOf(place: Place, state: RowState, room: RoomName, front: boolean): Shape {
  if (room === 'phone' || room === 'lying')
    return !front ? 'strip' : room === 'lying' ? 'scene' : 'panel';
  if (state === 'next') return 'strip';
  return room === 'tall' && isVenue(place) ? 'scene' : 'panel';
}

/** The width of a venue's panel follows the people there, within limits. */
export const weightOf = (visitors: number, merchants: number) =>
  Math.min(1.5, Math.max(0.85, Math.max(visitors, merchants) / 5));
