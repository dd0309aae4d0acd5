// The messages between page and server: docs/protocol.md.

export type Level = string;
export type GameName = 'justinian' | 'circus_maximus' | 'grand_tribunal';

export interface OptionInfo { name: string; values: string[]; default: string }
export interface GameInfo {
  name: GameName;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  presets: { name: string; options: Record<string, string> }[];
}
export interface Games { games: GameInfo[]; levels: Level[] }

export interface EditionInfo<Values = unknown> {
  title: string;
  provenance: { values: string; status: string; note: string }[];
  values: Values;
}

export interface ClockSettings { bank: number; gain: number; cap: number; penalty: 'shown' | 'bot' }
export interface NewSeat { kind: 'person' | 'bot' | 'open'; name?: string; level?: Level }
export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  options?: Record<string, string>;
  edition?: string;
  clock?: ClockSettings;
  public?: boolean;
  chat?: boolean;
  coach?: boolean;
  /** Seconds until a bot plays on for somebody who is absent; 0: never. */
  grace?: number;
}
export interface OpenedTable { table: string; owner: string; seats: (string | null)[] }

export interface SeatInfo {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  level?: Level;
  present?: boolean;
  stand_in?: boolean;
}
export interface Outcome { ending: string; scores: number[] }
export interface TableInfo {
  id: string;
  game: GameName;
  players: number;
  options: Record<string, string>;
  rules: number;
  phase: 'waiting' | 'running' | 'finished';
  public: boolean;
  chat: boolean;
  coach: boolean;
  seats: SeatInfo[];
  clock: ClockSettings | null;
  version: number;
  turn: number[];
  spectators: number;
  next: string | null;
  outcome: Outcome | null;
  branch_of: { table: string; step: number } | string | null;
}

export interface ChatLine { seat: number | null; text: string; at: number }
export interface ClockState { left: number[]; running: number[] }

/** What an update says about the moment. */
export interface Moment<Action = unknown> {
  turn: number[];
  ask?: number;
  legal?: Action[];
  may_take_back?: boolean;
  clock?: ClockState;
  outcome?: Outcome | null;
}

type Reply = { id?: number };
export type Joined = Reply & Moment & {
  type: 'joined';
  table: TableInfo;
  seat: number | null;
  owner: boolean;
  version: number;
  view?: unknown;
  outlook?: unknown;
  news?: unknown[];
  chat: ChatLine[];
};
export type Update = Reply & Moment & {
  type: 'update';
  from: number;
  version: number;
  news: unknown[];
  view: unknown;
  outlook: unknown;
};
export type TakeBackAsked = { seat: number; to: number } | null;
export type ServerMessage =
  | Joined
  | Update
  | (Reply & { type: 'table'; table: TableInfo })
  | (Reply & { type: 'chat'; line: ChatLine })
  | (Reply & { type: 'asked'; take_back: TakeBackAsked })
  | (Reply & { type: 'ack' })
  | (Reply & { type: 'refused'; why: Refusal })
  | (Reply & { type: 'preview'; outlook: unknown })
  | (Reply & { type: 'advice' } & Record<string, unknown>)
  | (Reply & { type: 'rematch'; table: string; token: string | null })
  | (Reply & { type: 'moved' })
  | (Reply & { type: 'pong' });

export const refusals = [
  'not_json', 'unknown_type', 'bad_message', 'no_table', 'no_seat', 'not_yours', 'not_running', 'not_asked',
  'old_question', 'not_legal', 'not_allowed', 'too_fast', 'too_long', 'store_failed', 'full', 'nothing_to_take_back',
] as const;
export type Refusal = (typeof refusals)[number];

export type ClientMessage =
  | { type: 'join'; table: string; token?: string; seen?: number }
  | { type: 'own'; token: string }
  | { type: 'act'; ask: number; action: unknown }
  | { type: 'preview'; ask: number; action: unknown }
  | { type: 'take_back' }
  | { type: 'consent'; yes: boolean }
  | { type: 'coach'; ask: number }
  | { type: 'say'; text: string }
  | { type: 'name'; name: string }
  | { type: 'start' }
  | { type: 'set'; chat?: boolean; public?: boolean; coach?: boolean }
  | { type: 'seat'; seat: number; level: Level }
  | { type: 'rematch' }
  | { type: 'ping' };

export interface ReplayStep { news: unknown; view: unknown; outlook: unknown; turn: number[]; seat: number | null }
export interface Replay { table: TableInfo; view: unknown; outlook: unknown; steps: ReplayStep[] }
