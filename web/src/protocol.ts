// The messages between page and server (docs/protocol.md), from the types that `curia types`
// prints: what a game fills in is open there, and named here.
import type { protocol } from './types';

export type Level = string;
/** The server decides which games there are; the page may have a folder for a game or not. */
export type GameName = string;

type Options = Record<string, string>;
export type OptionInfo = protocol.OptionInfo;
export type GameInfo = Omit<protocol.GameInfo, 'name' | 'presets'> & {
  name: GameName;
  presets: { name: string; options: Options }[];
};
export type Games = Omit<protocol.Games, 'games'> & { games: GameInfo[] };
export type EditionInfo<Values = unknown> = Omit<protocol.EditionInfo, 'values'> & {
  values: Values;
};

export type ClockSettings = protocol.ClockTerms;
export type NewSeat = protocol.NewSeat;
/** Only game, players and seats must be there. */
export type NewTable = Pick<protocol.NewTable, 'game' | 'players' | 'seats'> &
  Partial<protocol.NewTable>;
export type OpenedTable = protocol.OpenedTable;
export type PushInfo = protocol.PushInfo;

export type SeatInfo = protocol.SeatInfo;
export interface Outcome {
  end: string;
  scores: number[];
}
export type TableInfo = Omit<protocol.TableInfo, 'game' | 'options' | 'outcome'> & {
  game: GameName;
  options: Options;
  outcome: Outcome | null;
};

/**
 * Tables by name: `gone` are those that this server does not have, `damaged` those that it cannot
 * read.
 */
export type NamedTables = Omit<protocol.NamedTables, 'tables'> & { tables: TableInfo[] };

export type ChatLine = protocol.Line;
export type ClockState = protocol.ClockState;
export type TakeBackAsked = protocol.TakeBackAsked | null;

/**
 * Answers in advance: what a seat may choose now, and what it has chosen. Each game has its own
 * type `Early`.
 */
export type EarlyAnswers = protocol.EarlyAnswers;

type Told<Type extends protocol.FromServer['type']> = Extract<protocol.FromServer, { type: Type }>;
// Lists of a game's own things, and how it ended.
type Filled<Message> = Omit<Message, 'table' | 'legal' | 'outcome'> & {
  legal?: unknown[];
  outcome?: Outcome | null;
};
export type Joined = Filled<Told<'joined'>> & { table: TableInfo };
export type Update = Filled<Told<'update'>>;
export type ServerMessage =
  | Joined
  | Update
  | { type: 'table'; table: TableInfo; id?: undefined }
  | (Exclude<protocol.FromServer, { type: 'joined' | 'update' | 'table' }> & { id?: number });
export type ClientMessage = protocol.FromClient;

export type Refusal = protocol.Refusal;

/** Whose eyes a replay is seen with: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | 'all' | null;
export type ReplayStep = protocol.ReplayStep;
export type Moment = protocol.Moment;
/** With the eyes of all, each view, outlook and news is a list with what each seat sees. */
export type Replay = Omit<protocol.Replay, 'table'> & { table: TableInfo };

/** What the coach says: docs/protocol.md, "advice". Shares and points are in thousandths. */
export interface Advice {
  worlds: number;
  estimates: {
    action: unknown;
    /** 0: as good as the best one, as far as the coach can tell; 1: the next best ones, … */
    group: number;
    worlds: number;
    win: number;
    win_error: number | null;
    margin: number;
    margin_error: number | null;
  }[];
  reasons: { source: string; points: number }[];
  /** What usually follows the best move, and how often. */
  plan: { action: unknown; often: number }[];
  win: number[];
}
