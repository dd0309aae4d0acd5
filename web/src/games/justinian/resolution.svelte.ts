// The row as it is shown. When the tiles have moved, it catches up with the view one tile after
// the other; it never keeps anybody waiting, and another view ends it.
import type { News, View } from './kinds';

/** Tokens above one tile. */
export type Laid = { owner: number; face: number }[];

export class Resolution {
  row = $state.raw<number[]>([]);
  above = $state.raw<Laid[]>([]);
  moving = $state.raw<{ tile: number; sum: number } | null>(null);
  private shown: View | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  show(view: View, news: News[], speed: number) {
    if (view === this.shown) return;
    const before = this.shown;
    this.shown = view;
    this.stop();
    const resolved = news.find((item) => item.type === 'resolved');
    if (!before || !resolved || speed === 0 || before.table.row.length === 0) return this.settle();
    this.row = before.table.row;
    this.above = faceUp(before);
    resolved.moves.forEach((move, index) => {
      const at = (index * 900) / speed;
      this.timers.push(setTimeout(() => (this.moving = { tile: move.tile, sum: move.sum }), at));
      this.timers.push(setTimeout(() => this.move(move.tile, move.to), at + 320 / speed));
    });
    this.timers.push(setTimeout(() => this.settle(), (resolved.moves.length * 900 + 100) / speed));
  }

  /** Shows the end at once. */
  skip() {
    if (this.timers.length > 0) this.settle();
  }

  private move(tile: number, to: number) {
    const row = this.row.filter((other) => other !== tile);
    row.splice(to - 1, 0, tile);
    this.row = row;
    this.above = this.above.map((laid, index) => (index === tile - 1 ? [] : laid));
  }

  private settle() {
    this.stop();
    this.moving = null;
    if (!this.shown) return;
    this.row = this.shown.table.row;
    this.above = faceUp(this.shown);
  }

  private stop() {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.moving = null;
  }
}

/** Tokens above the tiles, the reader's own with their values. */
function faceUp(view: View): Laid[] {
  return view.table.above.map((laid, tile) =>
    laid.map(({ owner, face }, place) => ({
      owner,
      face: face || view.own.faces[tile]?.[place] || 0,
    })),
  );
}
