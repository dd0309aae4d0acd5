// Finds the parts of the table that a lesson speaks of, and a place beside them for the guide.
import type { Lesson } from '../../games/game';
import { shownBox } from '../scenes/anchor';
import { place, type Box } from './placing';

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

/** Where the panel covers neither the marked part nor what is needed to answer; `now` if possible. */
export function spotBeside(
  panel: HTMLElement,
  mark: Box | null,
  free: string[] = [],
  now: { left: number; top: number } | null = null,
) {
  const head = document.querySelector('.frame > header');
  const room = { left: 8, top: 4, width: innerWidth - 16, height: innerHeight - 10 };
  const around = mark && {
    left: mark.left - 12,
    top: mark.top - 12,
    width: mark.width + 24,
    height: mark.height + 24,
  };
  return place(
    { width: panel.offsetWidth, height: panel.offsetHeight },
    room,
    around,
    boxesOf(free),
    boxesOf(['acts']),
    now,
    [...(head ? [boxOf(head)] : []), ...boxesOf(['tabs'])],
  );
}
