// Finds the parts of the table that a lesson speaks of, and a place beside them for the guide.
import type { Lesson } from '../../games/game';
import { shownBox } from '../scenes/anchor';
import { hidden, place, type Box, type Spot } from './placing';

// A plain object: a DOMRect has no keys of its own, so two of them cannot be compared. What the
// boxes around a part cut off is not there for a reader.
export const boxOf = (element: Element): Box =>
  (shownBox(element) ?? element.getBoundingClientRect()).toJSON() as Box;

const part = (name: string) =>
  [...document.querySelectorAll(`[data-part~="${name}"]`)].find(
    (element) => element.checkVisibility() && boxOf(element).width > 0,
  );

const boxesOf = (names: string[]) =>
  names.flatMap((name) => part(name) ?? []).flatMap((one) => (shownBox(one) ? boxOf(one) : []));

/** The first part of a lesson that can be seen. */
export function shownPart({ at = [] }: Lesson): Element | null {
  return at.map(part).find((element) => element !== undefined) ?? null;
}

/** What a lesson compares comes into sight, then what it speaks of: if both fit, both are seen. */
export function scrollTo(lesson: Lesson, behavior: ScrollBehavior) {
  for (const name of lesson.free ?? []) part(name)?.scrollIntoView({ block: 'nearest' });
  shownPart(lesson)?.scrollIntoView({ block: 'nearest', behavior });
}

/**
 * What the panel must leave free: the marked part, what is compared and, in a task, the answers.
 */
export function needsOf(lesson: Lesson, mark: Box | null, task: boolean) {
  const shown = mark && {
    left: mark.left - 8,
    top: mark.top - 8,
    width: mark.width + 16,
    height: mark.height + 16,
  };
  const head = document.querySelector('.frame > header');
  return {
    shown,
    needed: [
      ...(shown ? [shown] : []),
      ...boxesOf([...(lesson.free ?? []), ...(task ? ['acts'] : [])]),
    ],
    spare: [...(head ? [boxOf(head)] : []), ...boxesOf(task ? ['tabs'] : ['tabs', 'acts'])],
  };
}

/** The title and three lines. */
const leastText = 80;
const line = 18;

/**
 * Where the panel covers nothing that is needed; `now` if possible. If the panel is too high for
 * that, its text becomes lower and can be scrolled.
 */
export function settle(
  panel: HTMLElement,
  text: HTMLElement,
  needs: ReturnType<typeof needsOf>,
  now: Spot | null,
): Spot {
  const room = { left: 8, top: 4, width: innerWidth - 16, height: innerHeight - 10 };
  text.style.maxHeight = '';
  for (let high = text.offsetHeight; ;) {
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const spot = place(size, room, needs, now);
    high -= line;
    if (high < leastText || hidden({ ...spot, ...size }, needs.needed) === 0) return spot;
    text.style.maxHeight = `${high}px`;
  }
}
