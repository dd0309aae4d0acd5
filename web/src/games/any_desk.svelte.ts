// What the desks of all tables share: the reader's answer while it is on its way.
import type { Catalogue } from '../i18n/messages';
import type { Kinds, TableProps } from './game';

/** Until a frame is drawn, or for a moment where none is: in a window that is hidden. */
const afterFrame = () =>
  new Promise<void>((done) => {
    const late = setTimeout(done, 50);
    globalThis.requestAnimationFrame?.(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });

export class AnyDesk<K extends Kinds, C extends Catalogue> {
  #given = $state.raw<{ action: K['Action']; legal: K['Action'][] } | null>(null);
  /**
   * The answer that is on its way: what the reader did is drawn as done before the view says so. It
   * belongs to the list of actions that it was chosen from, so it ends when another list comes.
   */
  played = $derived<K['Action'] | null>(
    this.#given?.legal === this.props.legal ? this.#given.action : null,
  );

  constructor(private readonly read: () => TableProps<K, C>) {}

  get props() {
    return this.read();
  }
  get t() {
    return this.props.t;
  }
  tell(text: string) {
    this.props.tell(text);
  }

  /** Gives an answer, once; a refusal takes back what was drawn. False: it was not taken. */
  async act(action: K['Action']): Promise<boolean> {
    if (this.played !== null) return false;
    const given = { action, legal: this.props.legal };
    this.#given = given;
    let isTaken = false;
    try {
      await afterFrame(); // the house answers at once, and its news would delay what was just done
      if (this.played === action) isTaken = await this.props.act(action);
    } finally {
      if (!isTaken && this.#given === given) this.#given = null;
    }
    return isTaken;
  }
  /** Another list has come: whether the reader had answered the one before. */
  settle(): boolean {
    const wasAnswered = this.#given !== null;
    this.#given = null;
    return wasAnswered;
  }
}
