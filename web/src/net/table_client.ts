// The client of one table: its state, kept up to date by the server's messages, and the requests it
// can send. Each change creates a new state object, so that states can be compared and drawn.
import type {
  ChatLine,
  ClientMessage,
  ClockState,
  EarlyAnswers,
  Outcome,
  Refusal,
  ServerMessage,
  TableInfo,
  TakeBackAsked,
} from '../protocol';
import { same } from '../parts/same';
import { applyChanges } from './changes';
import { Connection, Refused, type Socket } from './connection';

/** The reason why this device has no seat: the server refused its token or its code. */
export type NoSeat = 'no_seat' | 'no_free_seat' | 'bad_code';
const noSeat: readonly Refusal[] = ['no_seat', 'no_free_seat', 'bad_code'] satisfies NoSeat[];

export interface TableState {
  online: boolean;
  table: TableInfo | null;
  seat: number | null;
  owner: boolean;
  version: number;
  view: unknown;
  outlook: unknown;
  /** One entry per step so far. */
  news: unknown[];
  /** The range of entries that came with the last update. */
  fresh: { from: number; to: number };
  chat: ChatLine[];
  turn: number[];
  ask: number | null;
  legal: unknown[];
  /** There is only one answer, and everyone can see that: the server plays it without asking. */
  forced: boolean;
  early: EarlyAnswers | null;
  mayTakeBack: boolean;
  clock: ClockState | null;
  /** When the clock was received, in milliseconds of this page. */
  clockAt: number;
  outcome: Outcome | null;
  takeBack: TakeBackAsked;
  /** The seat was moved to another device, or the host freed it: this device watches. */
  lost: 'moved' | 'freed' | null;
}

const unasked = {
  ask: null,
  legal: [],
  forced: false,
  early: null,
  mayTakeBack: false,
} satisfies Partial<TableState>;
const nothing: TableState = {
  online: false,
  table: null,
  seat: null,
  owner: false,
  version: 0,
  view: undefined,
  outlook: undefined,
  news: [],
  fresh: { from: 0, to: 0 },
  chat: [],
  turn: [],
  ...unasked,
  clock: null,
  clockAt: 0,
  outcome: null,
  takeBack: null,
  lost: null,
};

/** `invite` and `transfer` are codes that bind `token` to a seat. */
export interface Place {
  table: string;
  token?: string;
  owner?: string;
  invite?: string;
  transfer?: string;
}
export interface Listener {
  changed(state: TableState): void;
  rematch?(table: string, token: string | null): void;
  refused?(why: Refused['why']): void;
  /** Called when the requested seat is not available. */
  noSeat?(why: NoSeat): void;
  /** Called when the seat with this token is no longer ours. */
  lost?(by: 'moved' | 'freed', token: string): void;
}

export class TableClient {
  state: TableState = nothing;
  private connection: Connection;
  #seen = -1;
  private unanswered: { ask: number; action: unknown; lost: boolean } | null = null;

  constructor(
    private place: Place,
    private readonly listener: Listener,
    make: () => Socket,
  ) {
    this.connection = new Connection(make, {
      opened: () => this.join(),
      lost: () => this.set({ online: false }),
      received: (message) => this.receive(message),
    });
  }

  /**
   * Switches to another seat at this table, when several people share a device; without a token,
   * watches. With `keep`, the old picture stays until the new one is there: only for open games.
   */
  sit(place: Place, keep = false) {
    this.place = place;
    if (keep) this.set(unasked);
    else this.set({ ...nothing, table: this.state.table, online: this.state.online });
    this.join(!keep);
  }

  /**
   * Answers the current question; false if the answer was not taken. After a lost connection it is
   * sent again: `ask` prevents playing it twice.
   */
  async act(action: unknown): Promise<boolean> {
    const ask = this.state.ask;
    if (ask === null || this.unanswered?.ask === ask) return false;
    this.unanswered = { ask, action, lost: false };
    return this.deliver();
  }

  async preview<Outlook>(action: unknown): Promise<Outlook> {
    const answer = await this.connection.ask({ type: 'preview', ask: this.state.ask ?? 0, action });
    if (answer.type !== 'preview') throw new Refused('bad_message');
    return answer.outlook as Outlook;
  }

  async request(message: ClientMessage): Promise<ServerMessage | null> {
    try {
      return await this.connection.ask(message);
    } catch (reason) {
      this.complain(reason);
      return null;
    }
  }

  /** Requests a code to move this seat to another device; null if refused. */
  async transfer(): Promise<{ code: string; seconds: number } | null> {
    const answer = await this.request({ type: 'transfer' });
    return answer?.type === 'transfer' ? answer : null;
  }

  /** Requests a new invitation to the table, which replaces the old one. */
  async invite(): Promise<string | null> {
    const answer = await this.request({ type: 'invite' });
    return answer?.type === 'invite' ? answer.code : null;
  }

  /**
   * Chooses an answer in advance, or withdraws it. Answers that are no longer offered are dropped.
   */
  chooseEarly(answer: unknown) {
    const { offered, chosen } = this.state.early ?? { offered: [], chosen: [] };
    const pressed = chosen.filter((one) => isAmong(one, offered));
    const answers = isAmong(answer, pressed)
      ? pressed.filter((one) => !same(one, answer))
      : [...pressed, answer];
    return this.request({ type: 'early', answers });
  }

  /** Tells the server that the page has shown a version, so that bots go on (docs/protocol.md). */
  sendSeen(version: number) {
    if (this.state.seat === null || version <= this.#seen) return;
    this.#seen = version;
    void this.connection.ask({ type: 'seen', version }).catch(() => {});
  }

  /** Web push for this seat, on or off. A server without it refuses, which is no news for the reader. */
  subscribe(push: { endpoint: string; on: boolean }) {
    void this.connection.ask({ type: 'subscribe', ...push }).catch(() => {});
  }

  wake() {
    this.connection.wake();
  }

  close() {
    this.connection.close();
  }

  private async deliver(): Promise<boolean> {
    const answer = this.unanswered!;
    answer.lost = false;
    try {
      await this.connection.ask({ type: 'act', ask: answer.ask, action: answer.action });
      this.unanswered = null;
    } catch (reason) {
      answer.lost = (reason as Refused).why === 'offline';
      if (answer.lost) return true;
      this.unanswered = null;
      this.complain(reason);
      return false;
    }
    return true;
  }

  private complain(reason: unknown) {
    if (reason instanceof Refused) this.listener.refused?.(reason.why);
    else throw reason;
  }

  private join(goOn = true) {
    this.#seen = -1;
    const { owner, ...place } = this.place;
    const seen = goOn && this.state.view !== undefined ? { seen: this.state.version } : {};
    this.connection.send({ type: 'join', ...place, ...seen });
    if (owner) this.connection.send({ type: 'own', token: owner });
  }

  private set(changes: Partial<TableState>) {
    this.state = { ...this.state, ...changes };
    this.listener.changed(this.state);
  }

  private receive(message: ServerMessage) {
    switch (message.type) {
      case 'joined':
        return this.joined(message);
      case 'update':
        return this.updated(message);
      case 'table':
        return this.set({
          table: message.table,
          outcome: message.table.outcome ?? this.state.outcome,
        });
      case 'chat':
        return this.set({ chat: [...this.state.chat, message.line] });
      case 'asked':
        return this.set({ takeBack: message.take_back });
      case 'early':
        return this.set({ early: message.early });
      case 'moved':
      case 'freed':
        return this.lose(message.type);
      case 'rematch':
        return this.listener.rematch?.(message.table, message.token);
      case 'refused':
        if (message.id === undefined) this.refuse(message.why);
        return;
    }
  }

  // Only `join` and `own` are sent without an id, so these codes are about the seat.
  private refuse(why: Refusal) {
    if (!noSeat.includes(why)) return this.listener.refused?.(why);
    this.place = { table: this.place.table, owner: this.place.owner };
    this.listener.noSeat?.(why as NoSeat);
  }

  // From now on this device watches. It reloads everything, because its state has what only the
  // seat may see.
  private lose(by: 'moved' | 'freed') {
    const { table, token, owner } = this.place;
    this.place = { table, owner };
    this.set({ lost: by, seat: null, view: undefined, takeBack: null, ...unasked });
    if (token) this.listener.lost?.(by, token);
    this.join();
  }

  private joined(message: Extract<ServerMessage, { type: 'joined' }>) {
    const news = message.news ?? [];
    // The seat is ours: the token alone is enough from now on.
    if (message.seat !== null)
      this.place = { table: this.place.table, token: this.place.token, owner: this.place.owner };
    this.set({
      online: true,
      table: message.table,
      seat: message.seat,
      owner: message.owner || this.state.owner,
      version: message.version,
      view: message.view,
      outlook: message.outlook,
      news,
      takeBack: null,
      fresh: { from: news.length, to: news.length },
      chat: message.chat ?? [],
      ...moment(message),
      ...(message.seat === null ? {} : { lost: null }),
    });
    this.resume();
  }

  private updated(message: Extract<ServerMessage, { type: 'update' }>) {
    const { state } = this;
    if (message.from !== state.version || state.view === undefined) {
      this.set({ view: undefined });
      return this.join();
    }
    if (message.version < message.from) this.#seen = Math.min(this.#seen, message.version - 1);
    const kept = state.news.slice(0, Math.min(message.from, message.version));
    const news = [...kept, ...message.news];
    this.set({
      online: true,
      version: message.version,
      news,
      fresh: { from: kept.length, to: news.length },
      view: applyChanges(state.view, message.view),
      outlook: applyChanges(state.outlook, message.outlook),
      chat: message.chat ?? state.chat,
      ...moment(message),
      // An update omits it if it has not changed.
      early: message.outcome ? null : (message.early ?? state.early),
    });
    this.resume();
  }

  // Sends an answer again that was lost with the connection, if the question is still open.
  private resume() {
    if (!this.unanswered?.lost) return;
    if (this.unanswered.ask === this.state.ask) void this.deliver();
    else this.unanswered = null;
  }
}

/** True if a list contains this JSON value. */
export const isAmong = (value: unknown, list: unknown[]) => list.some((one) => same(one, value));

function moment(
  message: Extract<ServerMessage, { type: 'joined' | 'update' }>,
): Partial<TableState> {
  return {
    turn: message.turn ?? [],
    ask: message.ask ?? null,
    legal: message.legal ?? [],
    forced: message.forced ?? false,
    early: message.early ?? null,
    mayTakeBack: message.may_take_back ?? false,
    clock: message.clock ?? null,
    clockAt: performance.now(),
    outcome: message.outcome ?? null,
  };
}
