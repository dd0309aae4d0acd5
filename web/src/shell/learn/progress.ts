// The course of a tutorial: which lesson is shown at which step of the arranged match.
import type { Lesson } from '../../games/game';

/** A decision or an outcome of chance in the record of the match. */
export interface ScriptStep {
  seat?: number;
  action?: unknown;
}

export interface PlannedLesson extends Lesson {
  /** The number of played steps from which on it is shown. */
  from: number;
  /** The number of played steps with which its task is done; none: it is only read. */
  until?: number;
}

export const stepsOf = (record: string): ScriptStep[] =>
  record
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as ScriptStep);

/** Each lesson waits for the reader's next decision, so that nothing moves while it is read. */
export function plan(lessons: Lesson[], script: ScriptStep[], played: number): PlannedLesson[] {
  const own = script.flatMap(({ seat }, step) => (seat === 0 && step >= played ? [step] : []));
  let done = 0;
  return lessons.map((lesson) => {
    const from = own[done] ?? script.length;
    if (!lesson.does) return { ...lesson, from };
    done += lesson.does;
    return { ...lesson, from, until: (own[done - 1] ?? Infinity) + 1 };
  });
}

/**
 * The lesson to be shown at this version: tasks that are done lie behind, undone ones come again.
 */
export function proceed(lessons: PlannedLesson[], step: number, version: number): number {
  const isOpen = ({ until }: PlannedLesson) => until !== undefined && version < until;
  const undone = lessons.slice(0, step).findIndex(isOpen);
  let next = undone >= 0 ? undone : step;
  while (next < lessons.length - 1 && version >= (lessons[next]!.until ?? Infinity)) next++;
  return next;
}
