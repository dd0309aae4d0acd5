// What a picture of a table needs: people at it, and where its parts lie.
import type { Seat } from '../../games/game';
import type { Box } from './placing';

const names = ['Ada', 'Cato', 'Zoe', 'Leo', 'Livia'];
export const seatsOfPicture = (count: number): Seat[] =>
  names.slice(0, count).map((name, index) => ({
    index,
    name,
    kind: 'person',
    level: null,
    present: true,
    bot: -1,
    standIn: false,
  }));

/** The smallest box around the named parts that can be seen, in the canvas' own lengths. */
export function unionOf(canvas: HTMLElement, parts: string[], margin: number): Box | null {
  const origin = canvas.getBoundingClientRect();
  const scale = origin.width / canvas.offsetWidth;
  const boxes = parts
    .flatMap((name) => [...canvas.querySelectorAll(`[data-part~="${name}"]`)])
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - origin.left;
  const top = Math.min(...boxes.map((box) => box.top)) - origin.top;
  const right = Math.max(...boxes.map((box) => box.right)) - origin.left;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - origin.top;
  return {
    left: left / scale - margin,
    top: top / scale - margin,
    width: (right - left) / scale + 2 * margin,
    height: (bottom - top) / scale + 2 * margin,
  };
}
