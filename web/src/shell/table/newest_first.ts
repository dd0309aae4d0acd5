// The order of the log: the newest part, turn and line first, each heading above its lines.
import type { NumberedLine } from '../../games/game';

type Heading = NumberedLine['heading'];

/** A step may have several lines: its headings, and what followed from it. */
export function withKeys<Line extends NumberedLine>(lines: Line[]): (Line & { key: string })[] {
  const used = new Map<number, number>();
  return lines.map((line) => {
    const count = used.get(line.step) ?? 0;
    used.set(line.step, count + 1);
    return { ...line, key: `${line.step}.${count}` };
  });
}

const sections = <Line extends NumberedLine>(lines: Line[], heading: Heading) =>
  lines.reduce<Line[][]>((found, line) => {
    if (line.heading === heading || found.length === 0) found.push([]);
    found.at(-1)!.push(line);
    return found;
  }, []);
/** Turns what follows the heading of a section around; the heading stays in front. */
function turned<Line extends NumberedLine>(
  [first, ...rest]: Line[],
  heading: Heading,
  inner: (lines: Line[]) => Line[],
) {
  if (!first) return [];
  return first.heading === heading ? [first, ...inner(rest)] : inner([first, ...rest]);
}

export const newestFirst = <Line extends NumberedLine>(lines: Line[]): Line[] =>
  sections(lines, 'part')
    .reverse()
    .flatMap((part) =>
      turned(part, 'part', (inside) =>
        sections(inside, 'turn')
          .reverse()
          .flatMap((turn) => turned(turn, 'turn', inOrder<Line>)),
      ),
    );

/** Lines of one step stay in their order: the tiles that move follow the one who moves them. */
function inOrder<Line extends NumberedLine>(lines: Line[]): Line[] {
  const found: Line[] = [];
  let at = lines.length;
  while (at > 0) {
    let from = at - 1;
    while (from > 0 && lines[from - 1]!.step === lines[at - 1]!.step) from--;
    found.push(...lines.slice(from, at));
    at = from;
  }
  return found;
}
