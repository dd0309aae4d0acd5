// The messages between page and server (docs/protocol.md), from the types that `curia types` prints:
// what a game fills in is open there, and named here.
import type { protocol } from './types';

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

export type ClockSettings = protocol.ClockTerms;
export type NewSeat = protocol.NewSeat;
/** Only game, players and seats must be there. */
export type NewTable = Pick<protocol.NewTable, 'game' | 'players' | 'seats'> & Partial<protocol.NewTable>;
export interface OpenedTable { table: string; owner: string; seats: (string | null)[] }

export type SeatInfo = protocol.SeatInfo;
export interface Outcome { end: string; scores: number[] }
export type TableInfo = Omit<protocol.TableInfo, 'game' | 'options' | 'outcome'> & { game: GameName; options: Record<string, string>; outcome: Outcome | null };

export type ChatLine = protocol.Line;
export type ClockState = protocol.ClockState;
export type TakeBackAsked = protocol.TakeBackAsked | null;

type Told<Type extends protocol.FromServer['type']> = Extract<protocol.FromServer, { type: Type }>;
// Lists of a game's own things, and how it ended.
type Filled<Message> = Omit<Message, 'table' | 'news' | 'legal' | 'outcome'> & { legal?: unknown[]; outcome?: Outcome | null };
export type Joined = Filled<Told<'joined'>> & { table: TableInfo; news?: unknown[] };
export type Update = Filled<Told<'update'>> & { news: unknown[] };
export type ServerMessage =
  | Joined
  | Update
  | { type: 'table'; table: TableInfo; id?: undefined }
  | (Told<'refused'> & { why: Refusal })
  | (Exclude<protocol.FromServer, { type: 'joined' | 'update' | 'table' | 'refused' }> & { id?: number });
export type ClientMessage = protocol.FromClient;

export const refusals = [
  'not_json', 'unknown_type', 'bad_message', 'no_table', 'no_seat', 'not_yours', 'not_running', 'not_asked',
  'old_question', 'not_legal', 'not_allowed', 'too_fast', 'too_long', 'store_failed', 'full', 'nothing_to_take_back',
] as const;
export type Refusal = (typeof refusals)[number];

/** Whose eyes a replay is seen with: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | 'all' | null;
export interface ReplayStep { news: unknown; view: unknown; outlook: unknown; turn: number[]; seat: number | null }
/** With the eyes of all, each view, outlook and news is a list with what each seat sees. */
export interface Replay { table: TableInfo; view: unknown; outlook: unknown; steps: ReplayStep[] }

/** What the coach says: docs/protocol.md, "advice". Shares and points are in thousandths. */
export interface Advice {
  worlds: number;
  estimates: { action: unknown; worlds: number; win: number; win_error: number | null; margin: number; margin_error: number | null }[];
  reasons: { source: string; points: number }[];
  win: number[];
}
