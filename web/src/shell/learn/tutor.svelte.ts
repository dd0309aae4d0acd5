// What the guide of a tutorial tells: which lesson, whether it has a task, and what becomes of a
// move that the script does not have. Made while the component of the guide is made.
import { untrack } from 'svelte';
import { settings } from '../../app/settings.svelte';
import { firstSteps, keepProgress, type Progress } from '../../app/tables.svelte';
import type { GameModule } from '../../games/game';
import { loadCourse, loadWords } from '../../games/load';
import type { Catalogue } from '../../i18n/messages';
import type { Translate } from '../../i18n/translate';
import { same } from '../../parts/same';
import { plan, proceed, stepsOf, type PlannedLesson, type ScriptStep } from './progress';

/** A learner's place in the tutorial, and how the guide reaches the table. */
export interface Pupil {
  game: GameModule;
  table: string;
  progress: Progress;
  /** The steps of the match so far. */
  version: number;
  asked: boolean;
  /** Before an action is sent, this says whether to hold it back. */
  watch(check: ((action: unknown) => boolean) | null): void;
  play(action: unknown): void;
}

export class Tutor {
  private script = $state.raw<ScriptStep[]>([]);
  private words = $state.raw<Translate<Catalogue> | null>(null);
  private messages = $state.raw<Pick<GameModule, 'messages'> | null>(null);
  /** An earlier lesson that the reader has turned back to. */
  private earlier = $state<number | null>(null);
  lessons = $state.raw<PlannedLesson[]>([]);
  /** An action that the script does not have. */
  stray = $state.raw<{ action: unknown } | null>(null);

  private readonly step = $derived.by(() => {
    const { progress, version } = this.pupil();
    return proceed(this.lessons, progress.step, version);
  });
  /** The number of the lesson that is shown, counted from 0. */
  readonly shown = $derived.by(() => this.earlier ?? this.step);
  /** Undefined while the bots play. */
  readonly lesson = $derived.by(() => {
    const current = this.lessons[this.step];
    const isOpen = current && this.pupil().version >= current.from;
    return this.earlier !== null || isOpen ? this.lessons[this.shown] : undefined;
  });
  readonly last = $derived.by(() => this.shown === this.lessons.length - 1);
  readonly task = $derived.by(() => this.earlier === null && this.lesson?.until !== undefined);
  /** The move that the task asks for. */
  readonly wanted = $derived.by(() => {
    const { asked, version } = this.pupil();
    const next = this.script[version];
    return asked && next?.seat === 0 ? next : null;
  });
  /** The words of the lessons, once they are loaded. */
  readonly say = $derived.by(() => this.words as unknown as ((key: string) => string) | null);

  constructor(private readonly pupil: () => Pupil) {
    void untrack(() => loadCourse(pupil().game)).then(async (course) => {
      if (!course) return;
      this.script = stepsOf((await course.script()).default);
      this.lessons = plan(course.lessons, this.script, course.played);
      this.messages = course;
    });
    $effect(() => {
      const { language } = settings;
      const { messages } = this;
      if (messages) void loadWords(messages, language).then((loaded) => (this.words = loaded));
    });
    $effect(() => {
      const { table, progress } = pupil();
      if (this.lessons.length > 0 && this.step !== progress.step)
        keepProgress(table, { ...progress, step: this.step });
    });
    // Whatever the reader looked back at, a new lesson is shown at once.
    $effect(() => {
      void this.step;
      void pupil().version;
      untrack(() => {
        this.earlier = null;
        this.stray = null;
      });
    });
    $effect(() => {
      const { watch } = pupil();
      watch((action) => {
        const leaves = this.wanted !== null && !same(action, this.wanted.action);
        if (leaves) this.stray = { action };
        return leaves;
      });
      return () => watch(null);
    });
  }

  back = () => (this.earlier = this.shown - 1);
  next = () => {
    const { step, earlier } = this;
    if (earlier !== null) return void (this.earlier = earlier + 1 < step ? earlier + 1 : null);
    // After the last lesson the guide is over. The next time it starts with the first lesson.
    const { table, progress } = this.pupil();
    const after = this.last ? { ...firstSteps, left: true } : { ...progress, step: step + 1 };
    keepProgress(table, after);
  };
  leave = () => {
    const { table, progress } = this.pupil();
    keepProgress(table, { ...progress, left: true });
  };
  /** Plays the other move; the lesson is left. */
  playOn = () => {
    const { table, progress, version, watch, play } = this.pupil();
    const { action } = this.stray!;
    keepProgress(table, { ...progress, strayed: version, left: true });
    watch(null);
    play(action);
  };
}
