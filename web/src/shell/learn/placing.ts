// Places a panel on a small screen: beside the part that it explains, never over what is needed.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
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

/** The part of each box that the panel hides, added up: 1 if it hides one box completely. */
export const hidden = (panel: Box, boxes: Box[]) =>
  boxes.reduce((sum, one) => sum + overlap(panel, one) / (one.width * one.height || 1), 0);

/**
 * The best position for a panel of this size: first not over `needed` (what the reader must see and
 * press), then not over `spare` (what can be missed for a moment), then near `shown`. A panel that
 * covers nothing stays where it is.
 */
export function place(
  size: { width: number; height: number },
  room: Box,
  { shown, needed, spare }: { shown?: Box | null; needed: Box[]; spare: Box[] },
  now: Spot | null = null,
): Spot {
  const isIn = ({ left, top }: Spot) =>
    left >= room.left &&
    top >= room.top &&
    left + size.width <= room.left + room.width &&
    top + size.height <= room.top + room.height;
  if (now && isIn(now) && hidden({ ...now, ...size }, [...needed, ...spare]) === 0) return now;
  // A grid over the room, and the positions that just touch a needed box.
  const spread = (from: number, length: number) =>
    Array.from({ length: 25 }, (_, step) => from + (Math.max(0, length) * step) / 24);
  const lefts = [
    ...spread(room.left, room.width - size.width),
    ...needed.flatMap(({ left, width }) => [left - size.width, left + width]),
  ];
  const tops = [
    ...spread(room.top, room.height - size.height),
    ...needed.flatMap(({ top, height }) => [top - size.height, top + height]),
  ];
  const cost = (at: Spot) => {
    const box = { ...at, ...size };
    return (
      1e6 * hidden(box, needed) +
      spare.reduce((sum, one) => sum + 0.5 * overlap(box, one), 0) +
      (shown ? distance(box, shown) : 0)
    );
  };
  let best = { left: room.left, top: room.top };
  let least = cost(best);
  for (const top of tops)
    for (const left of lefts) {
      if (!isIn({ left, top })) continue;
      const here = cost({ left, top });
      if (here < least) [least, best] = [here, { left, top }];
    }
  return best;
}
