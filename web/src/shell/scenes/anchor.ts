// Where things are on the page: a seat in the players' strip, or a part of the table by its name.
const visible = (found: NodeListOf<HTMLElement>) =>
  [...found].find((one) => one.getClientRects().length > 0) ?? null;

export function findAnchor(name: string): HTMLElement | null {
  const seat = /^seat-(\d+)$/.exec(name)?.[1];
  return (
    (seat && visible(document.querySelectorAll(`[data-seat="${seat}"]`))) ||
    visible(document.querySelectorAll(`[data-thing="${name}"], [data-part~="${name}"]`))
  );
}

/** The part of an element that the boxes around it leave in sight; null: none of it. */
export function shownBox(element: Element): DOMRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

export interface Point {
  x: number;
  y: number;
}
/** The middle of an anchor; of a seat, its mark at the left end. */
export function middleOf(name: string): Point | null {
  const box = findAnchor(name)?.getBoundingClientRect();
  if (!box) return null;
  const x = name.startsWith('seat-') ? Math.min(30, box.width / 2) : box.width / 2;
  return { x: box.left + x, y: box.top + box.height / 2 };
}

/** Points of an arc from one place to another, as `translate` values. */
export function arc(from: Point, to: Point, samples = 10): string[] {
  const height = Math.min(120, 30 + Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - height };
  return Array.from({ length: samples + 1 }, (_, index) => {
    const s = index / samples;
    const mix = (a: number, b: number, c: number) =>
      (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
    return `translate(${mix(from.x, top.x, to.x)}px, ${mix(from.y, top.y, to.y)}px)`;
  });
}
