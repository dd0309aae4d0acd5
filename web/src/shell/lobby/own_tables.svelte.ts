// The reader's tables, with what the server and this page say about each; asked while a list is
// open.
import { api } from '../../app/api';
import { markFinished, myTables } from '../../app/tables.svelte';
import { describeOwn, learn, namesToAsk, nothingKnown } from './own';

export class OwnTables {
  private known = $state.raw(nothingKnown);
  /** The server has answered once: tables that it did not mention are shown as unknown. */
  looked = $state(false);

  readonly all = $derived(myTables.list.map((held) => describeOwn(held, this.known)));
  readonly shown = $derived(this.all.filter((entry) => 'table' in entry));
  readonly unseen = $derived(
    this.all
      .filter((entry) => 'why' in entry)
      .filter(({ why }) => this.looked || why !== 'unknown'),
  );
  readonly running = $derived(this.shown.filter(({ table }) => table.phase !== 'finished'));
  readonly finished = $derived(this.shown.filter(({ table }) => table.phase === 'finished'));
  readonly waiting = $derived(
    this.running.filter(({ table, mine }) => table.turn.some((seat) => mine.includes(seat))),
  );

  async look() {
    try {
      await Promise.all(namesToAsk(myTables.list, this.known).map((ids) => this.ask(ids)));
    } finally {
      this.looked = true;
    }
  }
  // Tables that the server does not know are marked. Only the person removes a seat.
  private async ask(ids: string[]) {
    const answer = await api.tablesOf(ids);
    this.known = learn(this.known, answer);
    markFinished(answer.tables.filter(({ phase }) => phase === 'finished').map(({ id }) => id));
  }
}
