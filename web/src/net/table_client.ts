// A page's place at one table: what it knows, kept up to date by the server's messages, and what it
// can say. Each change makes a new state, so that it can be compared and drawn.
import type { ChatLine, ClientMessage, ClockState, Outcome, ServerMessage, TableInfo, TakeBackAsked } from '../protocol';
import { applyChanges } from './changes';
import { Connection, Refused, type Socket } from './connection';

export interface TableState {
  online: boolean;
  table: TableInfo | null;
  seat: number | null;
  owner: boolean;
  version: number;
  view: unknown;
  outlook: unknown;
  /** One entry for each step so far. */
  news: unknown[];
  /** Which of them came with the last update. */
  fresh: { from: number; to: number };
  chat: ChatLine[];
  turn: number[];
  ask: number | null;
  legal: unknown[];
  mayTakeBack: boolean;
  clock: ClockState | null;
  /** When the clock was told, in milliseconds of this page. */
  clockAt: number;
  outcome: Outcome | null;
  takeBack: TakeBackAsked;
  /** This seat was opened on another device. */
  moved: boolean;
}

const nothing: TableState = {
  online: false, table: null, seat: null, owner: false, version: 0, view: undefined, outlook: undefined,
  news: [], fresh: { from: 0, to: 0 }, chat: [], turn: [], ask: null, legal: [], mayTakeBack: false,
  clock: null, clockAt: 0, outcome: null, takeBack: null, moved: false,
};

export interface Place { table: string; token?: string; owner?: string }
export interface Listener {
  changed(state: TableState): void;
  rematch?(table: string, token: string | null): void;
  refused?(why: Refused['why']): void;
}

export class TableClient {
  state: TableState = nothing;
  private connection: Connection;
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

  /** Takes another seat at this table, as when several people share a device. */
  sit(place: Place) {
    this.place = place;
    this.set({ ...nothing, table: this.state.table, online: this.state.online });
    this.join();
  }

  /** Answers the question of the moment. If the line breaks, it is sent again: `ask` guards against doing it twice. */
  async act(action: unknown): Promise<void> {
    const ask = this.state.ask;
    if (ask === null || this.unanswered?.ask === ask) return;
    this.unanswered = { ask, action, lost: false };
    await this.deliver();
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

  wake() {
    this.connection.wake();
  }

  close() {
    this.connection.close();
  }

  private async deliver() {
    const answer = this.unanswered!;
    answer.lost = false;
    try {
      await this.connection.ask({ type: 'act', ask: answer.ask, action: answer.action });
      this.unanswered = null;
    } catch (reason) {
      answer.lost = (reason as Refused).why === 'offline';
      if (answer.lost) return;
      this.unanswered = null;
      this.complain(reason);
    }
  }

  private complain(reason: unknown) {
    if (reason instanceof Refused) this.listener.refused?.(reason.why);
    else throw reason;
  }

  private join() {
    const { table, token, owner } = this.place;
    const seen = this.state.view === undefined ? {} : { seen: this.state.version };
    this.connection.send({ type: 'join', table, ...(token ? { token } : {}), ...seen });
    if (owner) this.connection.send({ type: 'own', token: owner });
  }

  private set(changes: Partial<TableState>) {
    this.state = { ...this.state, ...changes };
    this.listener.changed(this.state);
  }

  private receive(message: ServerMessage) {
    switch (message.type) {
      case 'joined': return this.joined(message);
      case 'update': return this.updated(message);
      case 'table': return this.set({ table: message.table, outcome: message.table.outcome ?? this.state.outcome });
      case 'chat': return this.set({ chat: [...this.state.chat, message.line] });
      case 'asked': return this.set({ takeBack: message.take_back });
      case 'moved': return this.set({ moved: true, seat: null, ask: null, legal: [] });
      case 'rematch': return this.listener.rematch?.(message.table, message.token);
      case 'refused': if (message.id === undefined) this.listener.refused?.(message.why); return;
    }
  }

  private joined(message: Extract<ServerMessage, { type: 'joined' }>) {
    const news = message.news ?? [];
    this.set({
      online: true, moved: false, table: message.table, seat: message.seat, owner: message.owner || this.state.owner,
      version: message.version, view: message.view, outlook: message.outlook, news,
      fresh: { from: news.length, to: news.length }, chat: message.chat ?? [], ...moment(message),
    });
    this.resume();
  }

  private updated(message: Extract<ServerMessage, { type: 'update' }>) {
    const { state } = this;
    if (message.from !== state.version || state.view === undefined) {
      this.set({ view: undefined });
      return this.join();
    }
    const kept = state.news.slice(0, Math.min(message.from, message.version));
    const news = [...kept, ...message.news];
    this.set({
      online: true, version: message.version, news, fresh: { from: kept.length, to: news.length },
      view: applyChanges(state.view, message.view), outlook: applyChanges(state.outlook, message.outlook), chat: message.chat ?? state.chat, ...moment(message),
    });
    this.resume();
  }

  // An answer that the line swallowed is given again, if the question still stands.
  private resume() {
    if (!this.unanswered?.lost) return;
    if (this.unanswered.ask === this.state.ask) void this.deliver();
    else this.unanswered = null;
  }
}

function moment(message: Extract<ServerMessage, { type: 'joined' | 'update' }>): Partial<TableState> {
  return {
    turn: message.turn ?? [],
    ask: message.ask ?? null,
    legal: message.legal ?? [],
    mayTakeBack: message.may_take_back ?? false,
    clock: message.clock ?? null,
    clockAt: performance.now(),
    outcome: message.outcome ?? null,
  };
}
