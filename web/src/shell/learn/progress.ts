// Which lesson is told: the first one not yet told whose moment has come, until it is done with.
import type { Progress } from '../../app/tables.svelte';
import type { Lesson, Moment } from '../../games/game';

function isDone(lesson: Lesson, progress: Progress, moment: Moment): boolean {
  if (!lesson.task) return false;
  return lesson.task === true ? moment.ask !== progress.ask : lesson.task(moment);
}

/** What the moment makes of the progress; the same object where nothing changes. */
export function proceed(lessons: Lesson[], progress: Progress, moment: Moment): Progress {
  const current = lessons.find(({ key }) => key === progress.at);
  if (current && !isDone(current, progress, moment)) return progress;
  if (isOver(lessons, progress)) return progress;
  const told = current ? [...progress.told, current.key] : progress.told;
  const next = lessons.find((lesson) => !told.includes(lesson.key) && lesson.when(moment));
  if (!current && !next) return progress;
  return { ...progress, told, at: next?.key ?? null, ask: moment.ask };
}

/** "Next": the lesson has been read. */
export function read(progress: Progress): Progress {
  return progress.at === null
    ? progress
    : { ...progress, told: [...progress.told, progress.at], at: null };
}

/** The last lesson has been told: whatever was not needed is left to the rules. */
export const isOver = (lessons: Lesson[], { told }: Progress) => told.includes(lessons.at(-1)!.key);
