// Places a panel on a small screen: beside the part that it explains, never over it.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
function distance(a: Box, b: Box): number {
  const x = a.left + a.width / 2 - (b.left + b.width / 2);
  const y = a.top + a.height / 2 - (b.top + b.height / 2);
  return Math.hypot(x, y);
}

/**
 * The best position for a panel of this size: first not over `shown`, `free` or `kept` (what the
 * reader must compare and press), then not over `spare` (what can be missed for a moment), then near
 * `shown`. A panel that covers nothing stays where it is.
 */
export function place(
  size: { width: number; height: number },
  room: Box,
  shown: Box | null,
  free: Box[],
  kept: Box[] = [],
  now: { left: number; top: number } | null = null,
  spare: Box[] = [],
): { left: number; top: number } {
  const isIn = (at: { left: number; top: number }) =>
    at.left >= room.left &&
    at.top >= room.top &&
    at.left + size.width <= room.left + room.width &&
    at.top + size.height <= room.top + room.height;
  const needed = [...(shown ? [shown] : []), ...free, ...kept, ...spare];
  if (now && isIn(now) && needed.every((one) => overlap({ ...now, ...size }, one) === 0))
    return now;
  const span = (from: number, length: number, own: number) =>
    Array.from({ length: 25 }, (_, step) => from + (Math.max(0, length - own) * step) / 24);
  // A small part counts as much as a large one: covering all of it hides the lesson's subject.
  const weight = shown ? 8 * Math.max(1, 40_000 / (shown.width * shown.height || 1)) : 0;
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  for (const top of span(room.top, room.height, size.height))
    for (const left of span(room.left, room.width, size.width)) {
      const box = { left, top, ...size };
      const cost =
        (shown ? weight * overlap(box, shown) + distance(box, shown) : 0) +
        kept.reduce((sum, one) => sum + 8 * overlap(box, one), 0) +
        free.reduce((sum, one) => sum + 24 * overlap(box, one), 0) +
        spare.reduce((sum, one) => sum + 0.5 * overlap(box, one), 0);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  return best;
}
