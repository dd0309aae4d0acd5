// Chooses the current lesson: the first one not yet shown whose moment has come, until it is finished.
import type { Progress } from '../../app/tables.svelte';
import type { Lesson, Moment } from '../../games/game';

function isDone(lesson: Lesson, progress: Progress, moment: Moment): boolean {
  if (!lesson.task) return false;
  return lesson.task === true ? moment.ask !== progress.ask : lesson.task(moment);
}

/** The progress after this moment; the same object if nothing changes. */
export function proceed(lessons: Lesson[], progress: Progress, moment: Moment): Progress {
  const current = lessons.find(({ key }) => key === progress.at);
  if (current && !isDone(current, progress, moment)) return progress;
  if (isOver(lessons, progress)) return progress;
  const told = current ? [...progress.told, current.key] : progress.told;
  const next = lessons.find((lesson) => !told.includes(lesson.key) && lesson.when(moment));
  if (!current && !next) return progress;
  return { ...progress, told, at: next?.key ?? null, ask: moment.ask };
}

/** "Next": marks the lesson as read. */
export function read(progress: Progress): Progress {
  return progress.at === null
    ? progress
    : { ...progress, told: [...progress.told, progress.at], at: null };
}

/** True after the last lesson; lessons that were not needed are skipped. */
export const isOver = (lessons: Lesson[], { told }: Progress) => told.includes(lessons.at(-1)!.key);
