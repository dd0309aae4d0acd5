// How this device sits at a table: the seat that it has taken, the seats that it holds, and what
// the server refused.
import { arrivalAt, settle } from '../../app/arrivals';
import { go } from '../../app/router.svelte';
import { settings } from '../../app/settings.svelte';
import {
  holdRematch,
  holdSeat,
  keepInvitation,
  liveSeats,
  markLost,
  myTables,
} from '../../app/tables.svelte';
import type { NoSeat, TableState } from '../../net/table_client';
import type { ClientMessage, Refusal } from '../../protocol';
import { Session } from './session.svelte';

export class Visit {
  /** The token of the seat that it sits on now; empty for a spectator. */
  seated = $state('');
  none = $state<NoSeat | ''>('');
  refused = $state<Refusal | 'offline' | ''>('');
  readonly session: Session;
  private readonly arrival;
  /**
   * A link to move the seat was made here. If the seat moves before it expires, the token is void.
   */
  private handedUntil = 0;

  constructor(
    readonly table: string,
    see: (state: TableState) => void,
  ) {
    this.arrival = arrivalAt(table);
    this.seated = this.arrival?.token ?? this.live[0]?.token ?? '';
    this.session = new Session(
      { table, token: this.seated || undefined, ...this.arrival, owner: this.held?.owner },
      {
        rematch: (next) => this.moveOn(next),
        noSeat: (why) => this.standUp(why),
        lost: (by, token) => {
          if (by === 'freed' || Date.now() < this.handedUntil) markLost(table, token, by);
        },
        refused: (why) => {
          this.refused = why;
          // A table that could not be opened at all stays refused.
          if (this.now.table) setTimeout(() => (this.refused = ''), 4000);
        },
      },
      see,
    );
  }

  get held() {
    return myTables.find(this.table);
  }
  get live() {
    return liveSeats(this.held);
  }
  get now() {
    return this.session.state;
  }

  /**
   * With `keep`, the picture stays until the seat's own is there: only in a game without secrets.
   */
  sit(token: string, keep = false) {
    this.seated = token;
    this.none = '';
    this.session.client.sit(
      { table: this.table, token: token || undefined, owner: this.held?.owner },
      keep,
    );
  }
  /** A seat that was taken by a link is kept, and the player's name goes with an invitation. */
  keepSeat() {
    const { table, seat } = this.now;
    if (!table || seat === null || !this.seated) return;
    settle(this.table);
    if (this.live.some(({ token }) => token === this.seated)) return;
    holdSeat(this.table, table.game, seat, this.seated);
    if (settings.name && !this.arrival?.transfer)
      this.request({ type: 'name', name: settings.name });
  }
  /** The players of this table sit at the rematch too, with all the seats of this device. */
  keepRematch(next: string) {
    if (this.now.table && this.held) holdRematch(this.held, next, this.now.table.players);
  }
  renew = async () => {
    const code = await this.session.client.invite();
    if (code) keepInvitation(this.table, code);
  };
  transfer = async () => {
    const made = await this.session.client.transfer();
    if (made) this.handedUntil = Date.now() + (made.seconds + 5) * 1000;
    return made;
  };
  request = (message: ClientMessage) => void this.session.client.request(message);
  private moveOn(next: string) {
    this.keepRematch(next);
    go(`/t/${next}`);
  }
  // No seat for this token or code. Another seat of this device goes on; otherwise the person
  // decides.
  private standUp(why: NoSeat) {
    settle(this.table);
    if (why === 'no_seat') markLost(this.table, this.seated, 'moved');
    const other = this.live.find(({ token }) => token !== this.seated);
    this.seated = '';
    if (other) this.sit(other.token);
    else this.none = why;
  }
}
