// Several people play on this device: who is next, and when the curtain falls between them.
import { untrack } from 'svelte';
import type { TableState } from '../../net/table_client';
import type { Loaded } from './session.svelte';
import type { Visit } from './visit.svelte';

/** The person who has just played sees what happened before the curtain falls, so long. */
const afterwards = 2500;

export class Sharing {
  /** Its seats, if there are several. */
  readonly seats = $derived.by(() => {
    const { live } = this.visit;
    return live.length > 1 ? live.map(({ seat }) => seat) : [];
  });
  /** The person whose turn it is, if it is not the one who sits here now. */
  readonly next = $derived.by(() => {
    const { seat, turn } = this.now();
    const { live } = this.visit;
    if (live.length < 2 || this.over() || (seat !== null && turn.includes(seat))) return null;
    return live.find((one) => turn.includes(one.seat) && one.seat !== seat) ?? null;
  });
  /** True once they have seen it, and at once when the page is opened. */
  private isSeen = $state(true);
  /** The curtain is down. In a game without secrets it never falls. */
  readonly hides = $derived.by(() => this.next !== null && this.isSeen && !this.isOpen);

  constructor(
    private readonly visit: Visit,
    private readonly loaded: Loaded,
    private readonly now: () => TableState,
    private readonly over: () => boolean,
  ) {
    $effect(() => {
      const { seat, turn, version } = now();
      void version;
      if (!this.next) {
        if (seat !== null && turn.includes(seat)) this.isSeen = false;
        return;
      }
      const { token } = this.next;
      if (this.isOpen)
        return untrack(() => {
          if (visit.seated !== token) visit.sit(token, true);
        });
      const timer = setTimeout(() => (this.isSeen = true), afterwards);
      return () => clearTimeout(timer);
    });
  }
  private get isOpen() {
    return this.loaded.module?.isOpen ?? false;
  }
}
