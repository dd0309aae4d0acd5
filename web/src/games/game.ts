// The interface of a game module. The shell draws the frame (top bar, players' strip, log, chat,
// replay, end); a game's folder draws its table and has its texts. No rules here: the possible
// actions are those in `legal`, and `preview` says what an action would change.
import type { Component } from 'svelte';
import type { Catalogue, Language, Message } from '../i18n/messages';
import type { Part, Translate } from '../i18n/translate';
import type { GameName } from '../protocol';
import type { Change, Scene, Step } from './scene';

/** A game's types, from `types.ts`, which `curia types` prints. */
export interface Kinds {
  View: unknown;
  Outlook: unknown;
  Action: unknown;
  News: unknown;
  Edition: unknown;
  /** Answers in advance. */
  Early: unknown;
}

/** A player as the page shows them. */
export interface Seat {
  index: number;
  /** Never "You": a message about the reader is a separate message. */
  name: string;
  kind: 'person' | 'bot' | 'open';
  /** Which bot plays (parts/bot_names.ts); -1: a person. */
  bot: number;
  level: string | null;
  present: boolean;
  standIn: boolean;
  /** Several people share the device: this player is shown by name even to themselves. */
  shared?: boolean;
}

/** What is needed to make texts. `me` is null for a spectator. */
export interface Context<K extends Kinds, C extends Catalogue> {
  t: Translate<C>;
  seats: Seat[];
  me: number | null;
  edition: K['Edition'];
}

/** A moment as one viewer sees it. */
export interface Sight<K extends Kinds = Kinds> {
  view: K['View'];
  outlook: K['Outlook'];
}

export interface TableProps<
  K extends Kinds = Kinds,
  C extends Catalogue = Catalogue,
> extends Context<K, C> {
  view: K['View'];
  outlook: K['Outlook'];
  /** Empty when the reader has nothing to decide. */
  legal: K['Action'][];
  /** The steps since the last view, to be shown by short animations. */
  news: K['News'][];
  /** All steps up to this view. */
  history?: K['News'][];
  /**
   * Plays an action. The view changes when the answer comes; until then a table draws by itself what
   * the reader did. False: it was not taken, and nothing has changed.
   */
  act(action: K['Action']): Promise<boolean>;
  /** The outlook after an action. Rejects without a connection: then show no preview. */
  preview(action: K['Action']): Promise<K['Outlook']>;
  /**
   * Shows a short text at the foot of the table and announces it: why an action is not possible.
   */
  tell(text: string): void;
  /** An action that the coach has named: shown as if the reader had chosen it, but not done. */
  proposed?: { action: K['Action'] } | null;
  /** An action is done as soon as its last part is chosen. */
  quick?: boolean;
  /** The table says here which keys it understands; the frame reads them and shows a legend. */
  hotkeys?(read: () => Hotkey[]): void;
  /** Only in an open replay: what each seat sees. */
  everyone?: Sight<K>[];
  /** In a replay: what the step that is shown did. */
  told?: string;
  /** Speed of animations: 1 is normal, 2 twice as fast, 0 means none. */
  speed: number;
}

/** A key of the keyboard, and what it does at the moment. */
export interface Hotkey {
  key: string;
  label: string;
  press(): void;
}

/** One step of a game's tutorial: one idea, and a task at the table if it has one. */
export interface Lesson<Key extends string = string> {
  /** The key of its text in the course's catalogue; the title is `${key}_title`. */
  key: Key;
  /** Parts of the table that it explains (`data-part`): the first visible one is marked. */
  at?: string[];
  /** Parts that are compared with it, or needed for its task: they are not covered either. */
  free?: string[];
  /**
   * Its task: how many decisions of the script are the reader's. Without a task it is only read.
   */
  does?: number;
}

/** A game's tutorial: an arranged match, and what is said about it. */
export interface Course<C extends Catalogue = Catalogue> {
  lessons: Lesson<Exclude<keyof C & string, `${string}_title`>>[];
  messages: Record<Language, () => Promise<{ default: { [Key in keyof C]: Message } }>>;
  /** The record of the match. The reader has seat 0. */
  script: () => Promise<{ default: string }>;
  /** The number of its steps that have been played when the lesson begins. */
  played: number;
}

/** A moment of a recorded match, for a picture in the rules. `npm run positions` writes them. */
export interface Position {
  step: number;
  view: unknown;
  outlook: unknown;
}
/**
 * A chapter of the rules for players; its texts are `${key}_title`, `${key}` and `${key}_caption`.
 */
export interface RuleChapter<Key extends string = string> {
  key: Key;
  /** The step of the course's match that the picture shows, and the parts of the table in it. */
  step: number;
  parts: string[];
  mark?: string;
  /** A part that is pressed first, where it exists: a leaf of a table on a phone. */
  press?: string;
  /** What it says of the numbered rules: rules ("R7") and chapters ("chapter-4"). */
  covers: string[];
}
/** The rules for players. */
export interface Rulebook<C extends Catalogue = Catalogue> {
  chapters: RuleChapter<Exclude<keyof C & string, `${string}_title` | `${string}_caption`>>[];
  messages: Record<Language, () => Promise<{ default: { [Key in keyof C]: Message } }>>;
  positions: () => Promise<{ default: Position[] }>;
  /**
   * The height of a phone on which nothing of the table needs scrolling, if it is more than 700.
   */
  high?: number;
}

/** A move that the coach speaks of, with the outlook before and after it. */
export interface Considered<K extends Kinds = Kinds> {
  action: K['Action'];
  view: K['View'];
  now: K['Outlook'];
  then: K['Outlook'];
}
/** What the coach says about a move in words of the game, loaded with the first advice. */
export interface Counsel<
  K extends Kinds = Kinds,
  C extends Catalogue = Catalogue,
  Own extends Catalogue = Catalogue,
> {
  messages: Record<Language, () => Promise<{ default: { [Key in keyof Own]: Message } }>>;
  /**
   * What the move changes, as far as the reader can know: short sentences, the weightiest first.
   */
  effects(move: Considered<K>, context: Context<K, C>, say: Translate<Own>): string[];
  /** What the coach means to do after `first`; null where that says nothing. */
  plan(
    next: K['Action'],
    first: K['Action'],
    view: K['View'],
    context: Context<K, C>,
    say: Translate<Own>,
  ): string | null;
  /** Where on the table an action happens: a `data-part` or `data-thing`. */
  place(action: K['Action']): string | null;
}

/** A number with a place of its own at the end of a log line: "2 → 4", "hidden". */
export interface LogValue {
  text: string;
  tone?: 'gain' | 'loss';
}
/** A count as a small table; each row has the mark of a player. */
export interface Account {
  heads: string[];
  rows: { seat: number; name: string; values: string[] }[];
}
/** One line of the log. `seat` puts the player's mark in front. */
export interface LogLine {
  seat: number | null;
  parts: Part[];
  /** It starts a section: a large part of the match, or a turn in it. */
  heading?: 'part' | 'turn';
  /** At the end of a heading: who opened the turn, what the phase needs. */
  note?: string;
  /** Not an action of its own: a refusal, or what follows from another step. */
  minor?: boolean;
  /** A drawing of the game (`GameModule.Sign`), where no player's mark is in front. */
  sign?: string;
  /** What it changed: shown at the end of the line. */
  changes?: Change[];
  /** Another number at the end of the line. */
  value?: LogValue;
  account?: Account;
  /** The number of equal steps that this line stands for. */
  times?: number;
}
/** A line with the step that it leads to, counted from 1. */
export interface NumberedLine extends LogLine {
  step: number;
}

/** The tip of a component: its text and the chapter of the rules it links to. */
export interface Tip {
  'data-tip': string;
  'data-rule': string;
}

/** A number that belongs to a player, shown in the players' strip. */
export interface Fact {
  label: string;
  value: string;
  tip: Tip;
}

/** Points by source, one row of numbers per seat. */
export interface Sources {
  labels: string[];
  points: number[][];
  /** The colours that these sources have on the table, dark enough for white figures. */
  colours?: string[];
}

export interface GameModule<K extends Kinds = Kinds, C extends Catalogue = Catalogue> {
  name: GameName;
  Table: Component<TableProps<K, C>>;
  /** Draws a player's part of the strip, beside name and points; without it, `facts` is used. */
  Player?: Component<TableProps<K, C> & { seat: number }>;
  /** What all know of one player: shown when the reader opens them. Loaded on demand. */
  opened?: () => Promise<{ default: Component<TableProps<K, C> & { seat: number }> }>;
  /** The part of the table (`data-part`) that a small picture shows; null while there is none. */
  board?(view: K['View']): string | null;
  messages: Record<Language, () => Promise<{ default: { [Key in keyof C]: Message } }>>;
  /** The edition with the names of its components in another language, where they are known. */
  inLanguage?(edition: K['Edition'], language: Language): Promise<K['Edition']>;
  /** The tutorial, loaded on demand. */
  course?: () => Promise<{ default: unknown }>;
  /** The rules for players, with pictures; without it, there is only the numbered reference. */
  rules?: () => Promise<{ default: unknown }>;
  /** The coach's words of this game (`Counsel`), loaded on demand. */
  counsel?: () => Promise<{ default: unknown }>;
  /** Draws all components of an edition. */
  cards?: () => Promise<{ default: Component<{ t: Translate<C>; edition: K['Edition'] }> }>;

  /** "Phase II, turn 3": for the top bar. */
  phase(view: K['View'], context: Context<K, C>): string;
  /**
   * The question for the reader, or what the table is waiting for; `turn` lists the seats that
   * decide.
   */
  question(view: K['View'], legal: K['Action'][], turn: number[], context: Context<K, C>): string;
  /** The label of a button for this action. */
  action(action: K['Action'], view: K['View'], context: Context<K, C>): Part[];
  /** The label of a chip for this answer in advance: short, because it is beside the question. */
  early?(early: K['Early'], context: Context<K, C>): string;
  /**
   * The log line of a step; null for steps that are not shown. `changes`: what it did, if known.
   */
  news(news: K['News'], context: Context<K, C>, changes?: Change[]): LogLine | null;
  /**
   * The log of a match with headings and merged lines; without it, one line per step. `first`: the
   * view before the first step, if it is known. A branch begins in the middle of a match.
   */
  lines?(
    news: K['News'][],
    context: Context<K, C>,
    changes: (step: number) => Change[],
    first?: K['View'],
  ): NumberedLine[];
  /** Draws what a log line is about. */
  Sign?: Component<{ name: string }>;
  /** What an update looks like; without it, nothing but the table moves. */
  scenes?(step: Step<K>, context: Context<K, C>): Scene[];
  /** Public amounts that differ between two views. */
  changes?(before: K['View'], after: K['View']): Change[];
  /** A change in words: "−6 Vis". */
  amount?(change: Change, context: Context<K, C>): string;
  /** Nothing is hidden from anybody: people who share a device need no curtain. */
  isOpen?: true;
  /**
   * Merges the views of all seats into one with nothing hidden; a game without secrets needs none.
   */
  open?(sights: Sight<K>[]): Sight<K>;
  /** The public points of every seat. Empty if the game shows none before its end. */
  scores(view: K['View']): number[];
  facts?(view: K['View'], seat: number, context: Context<K, C>): Fact[];
  /** The tip of the points in the players' strip. */
  points?(context: Context<K, C>): Tip;
  /** A word or two under the name: "passed", "to place". */
  status(view: K['View'], seat: number, context: Context<K, C>): string;
  /** Where the points came from, for the page after the game. Without labels nothing is drawn. */
  sources(view: K['View'], context: Context<K, C>, news: K['News'][]): Sources;
  /** The reason for the end of the game, as text. */
  ending(code: string, context: Context<K, C>): string;
}

/** Attributes for a tip with a link to a chapter of the rules; the frame shows it (Tips.svelte). */
export const tip = (text: string, chapter: string): Tip => ({
  'data-tip': text,
  'data-rule': `chapter-${chapter}`,
});

/** The name a message uses for a seat. */
export const nameOf = (seats: Seat[], seat: number) =>
  seats[seat]?.name ?? String.fromCharCode(65 + seat);
export const letterOf = (seat: number) => String.fromCharCode(65 + seat);
