// Plays the updates of a table one after the other. The state of the client is always the newest;
// only the picture lags behind it until the queue is empty. Nothing is asked before that.
import type { Scene, Step } from '../../games/scene';

/** What the picture needs of a table's state; a moment of a replay has it too. */
export interface Picture {
  seat: number | null;
  version: number;
  view: unknown;
  outlook: unknown;
  news: unknown[];
  fresh: { from: number; to: number };
  turn: number[];
}
export interface Beat {
  id: number;
  scene: Scene;
  /** Speed of its motion; 0: it stands still. */
  speed: number;
  /** The scenes of the same moment, this one last. */
  moment: Scene[];
}
export type Script = (step: Step) => Scene[];

/** More steps than this are not played: the reader was away. */
const tooMany = 12;
/** So long a banner stays that nobody waits for. */
const lingering = 2600;
const normalRest = 650;

export class Director {
  /** The table as it is shown. */
  picture = $state.raw<Picture | null>(null);
  /**
   * The steps that the picture has just gone through; the same list as long as they are the same.
   */
  fresh = $derived.by(() => this.latest(this.picture));
  beat = $state.raw<Beat | null>(null);
  /** True while something is played that a question must wait for. */
  busy = $state(false);
  /** The number of the step up to which the reader was away; null: they have seen everything. */
  missed = $state<number | null>(null);
  /** Called for each scene that begins. */
  onscene: ((scene: Scene) => void) | null = null;

  private seen: Picture | null = null;
  private told: { of: unknown[]; from: number; to: number; list: unknown[] } | null = null;
  private queue: { before: Picture; after: Picture }[] = [];
  private playing: { after: Picture; scenes: Scene[]; at: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private skipped = 0;

  constructor(
    private readonly script: Script,
    private readonly speed: () => number,
    private readonly away: () => boolean = () => document.visibilityState === 'hidden',
  ) {}

  /** Takes the next state of the table. */
  see(next: Picture) {
    const last = this.seen;
    this.seen = next;
    if (!last || !follows(last, next)) {
      if (last && next.version === last.version && next.view === last.view) return this.refresh();
      if (!last?.view || next.seat !== last.seat) this.missed = next.news.length;
      return this.jump();
    }
    if (this.away() || next.version - last.version > tooMany) {
      this.missed = next.news.length;
      return this.jump();
    }
    this.queue.push({ before: last, after: next });
    if (this.queue.length > tooMany) {
      this.missed = next.news.length;
      return this.jump();
    }
    if (!this.busy) this.next();
  }

  /** Ends the current scene; twice in short time ends all of them. */
  skip = () => {
    if (!this.busy) return;
    const now = Date.now();
    const twice = now - this.skipped < 350;
    this.skipped = now;
    if (twice) return this.jump();
    this.forward();
  };
  /** Shows the newest state at once. */
  jump = () => {
    this.stop();
    this.queue = [];
    this.rest();
  };
  /** A climax has ended. */
  done = () => {
    if (this.beat?.scene.climax) this.forward();
  };
  close() {
    this.stop();
  }

  private latest(picture: Picture | null): unknown[] {
    if (!picture) return [];
    const { news, fresh } = picture;
    const told = this.told;
    if (told?.of === news && told.from === fresh.from && told.to === fresh.to) return told.list;
    const list = news.slice(fresh.from, fresh.to);
    this.told = { of: news, ...fresh, list };
    return list;
  }
  // Only words about the table have changed.
  private refresh() {
    if (!this.busy) this.picture = this.seen;
  }
  private forward() {
    clearTimeout(this.timer);
    if (this.playing) this.play(this.playing.at + 1);
    else this.next();
  }
  private next() {
    const step = this.queue.shift();
    if (!step) return this.rest();
    const { before, after } = step;
    const scenes = this.script({
      news: after.news.slice(after.fresh.from, after.fresh.to),
      before: before.view,
      after: after.view,
      history: after.news,
    });
    this.busy = true;
    this.playing = { after, scenes, at: 0 };
    this.play(0);
  }

  // The table changes with the last scene of a step.
  private play(at: number): void {
    const { after, scenes } = this.playing!;
    const scene = scenes[at];
    const isLast = at >= scenes.length - 1;
    this.playing!.at = at;
    if (!scene) {
      this.picture = after;
      return this.next();
    }
    const speed = this.speed() * this.haste();
    this.enter(scene, speed);
    if (scene.climax) {
      if (isLast) this.picture = after;
      return; // until done()
    }
    if (speed === 0 || scene.light) {
      if (isLast) this.picture = after;
      this.fading = setTimeout(() => (this.beat = null), lingering);
      return this.play(at + 1);
    }
    const rest = (this.isOneMoment(scene) ? 0.6 : 1) * (scene.rest ?? normalRest);
    this.timer = setTimeout(
      () => {
        if (isLast) this.picture = after;
        this.timer = setTimeout(() => this.play(at + 1), rest / speed);
      },
      (scene.lead ?? 0) / speed,
    );
  }

  private enter(scene: Scene, speed: number) {
    clearTimeout(this.fading);
    const same = scene.group !== undefined && this.beat?.scene.group === scene.group;
    this.beat = {
      id: ++this.count,
      scene,
      speed,
      moment: same ? [...this.beat!.moment, scene] : [scene],
    };
    this.onscene?.(scene);
  }
  // The next step goes on with the same moment.
  private isOneMoment({ group }: Scene): boolean {
    return group !== undefined && this.queue.length > 0;
  }
  // The longer the queue, the faster.
  private haste(): number {
    return this.queue.length > 6 ? 2.5 : this.queue.length > 3 ? 1.6 : 1;
  }
  private rest() {
    this.picture = this.seen;
    this.playing = null;
    this.busy = false;
    // A banner that nobody waits for fades by itself.
    const scene = this.beat?.scene;
    if (scene?.climax || (this.beat && this.beat.speed > 0 && !scene?.light)) this.beat = null;
  }
  private stop() {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    this.playing = null;
    this.beat = null;
  }
}

function follows(last: Picture, next: Picture): boolean {
  return (
    last.view !== undefined &&
    next.view !== undefined &&
    next.seat === last.seat &&
    next.version > last.version &&
    next.fresh.from === last.news.length
  );
}
