// What a table's screen plays and tells: the director with the game's scenes, and the chronicle.
import { api } from '../../app/api';
import { settings, speed } from '../../app/settings.svelte';
import type { Context, Kinds, Seat } from '../../games/game';
import type { Scene, Step } from '../../games/scene';
import type { Catalogue } from '../../i18n/messages';
import type { TableState } from '../../net/table_client';
import { unfold } from '../replay/timeline';
import type { Loaded } from '../table/session.svelte';
import { Chronicle } from './chronicle.svelte';
import { Director, type Picture } from './director.svelte';

/** The members of a state while a scene is played: nothing is asked. */
export const unasked = {
  ask: null,
  legal: [],
  forced: false,
} satisfies Partial<TableState>;

export class Performance {
  readonly chronicle = new Chronicle();
  readonly director: Director;
  private last: Picture | null = null;

  constructor(
    private readonly loaded: Loaded,
    private readonly table: () => { seats: Seat[]; me: number | null },
    pace: () => number = speed,
  ) {
    this.director = new Director((step) => this.script(step), pace);
    this.director.onscene = ({ sound }) => {
      if (sound && settings.sound) void import('./sound').then(({ play }) => play(sound));
    };
  }

  /** Takes the next state of the table. */
  see(next: Picture) {
    const last = this.last;
    this.last = next;
    const { module } = this.loaded;
    if (next.news.length === 0) this.chronicle.first = next.view;
    if (
      module &&
      last?.view !== undefined &&
      next.view !== undefined &&
      next.version !== last.version
    )
      this.chronicle.note(module, next.fresh.from, next.news.length, last.view, next.view);
    this.director.see(next);
  }
  /** Gets the amounts of the steps that were made before the page was opened. */
  async recall(table: string, seat: number | null, token: string, count: number) {
    const { module } = this.loaded;
    if (!module?.changes || !this.chronicle.lacks(count)) return;
    try {
      const moments = await this.moments(table, seat, token);
      this.chronicle.fill(
        module,
        moments.map(({ view }) => view),
      );
    } catch {
      // The log has its lines without amounts.
    }
  }

  /** The match so far as the reader sees it. */
  moments = async (table: string, seat: number | null, token: string) =>
    unfold(await api.replay(table, seat, token));

  private script(step: Step): Scene[] {
    const { module, words, edition } = this.loaded;
    if (!module) return [];
    if (!module.scenes || !words || edition === null) return [];
    const context: Context<Kinds, Catalogue> = { t: words, edition, ...this.table() };
    const scenes = module.scenes(step, context);
    return settings.motion === 'none' ? scenes.filter(({ climax }) => !climax) : scenes;
  }
}
