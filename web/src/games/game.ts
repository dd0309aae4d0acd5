// What a game gives to the page. The shell draws the frame (top bar, players' strip, log, chat,
// replay, end); a game's folder draws its table and finds the words. No rules here: what may be
// done is what `legal` lists, what would happen is what `preview` answers.
import type { Component } from 'svelte';
import type { Catalogue, Language, Message } from '../i18n/messages';
import type { Part, Translate } from '../i18n/translate';
import type { GameName } from '../protocol';

/** What a game's types are: taken from `types.ts`, which `curia types` prints. */
export interface Kinds {
  View: unknown;
  Outlook: unknown;
  Action: unknown;
  News: unknown;
  Edition: unknown;
  /** Answers in advance. */
  Early: unknown;
}

/** A player as the page calls him. */
export interface Seat {
  index: number;
  /** "You" never stands here: a message about the reader is a message of its own. */
  name: string;
  kind: 'person' | 'bot' | 'open';
  level: string | null;
  present: boolean;
  standIn: boolean;
  /** Played at a device with others: called by his name even when it is his turn to look. */
  shared?: boolean;
}

/** What is needed to put something into words. `me` is null for a spectator. */
export interface Context<K extends Kinds, C extends Catalogue> {
  t: Translate<C>;
  seats: Seat[];
  me: number | null;
  edition: K['Edition'];
}

/** What one pair of eyes sees of a moment. */
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
  /** Empty when nothing is asked of the reader. */
  legal: K['Action'][];
  /** The steps that led to this view since the last one, to be shown by short animations. */
  news: K['News'][];
  /** All steps up to this view. */
  history?: K['News'][];
  /** Answers the question. The table stays as it is until the view changes. */
  act(action: K['Action']): void;
  /** What the outlook would be. Rejects when the line is down: then show none. */
  preview(action: K['Action']): Promise<K['Outlook']>;
  /** Says something short at the foot of the table and aloud: why a thing is closed. */
  tell(text: string): void;
  /** Only in a replay that is all open: what each seat sees. */
  everyone?: Sight<K>[];
  /** How fast things move: 1 is normal, 2 twice as fast, 0 not at all. */
  speed: number;
}

/** What a lesson looks at: nothing but what the server has sent. */
export interface Moment<K extends Kinds = Kinds> {
  view: K['View'];
  legal: K['Action'][];
  /** All steps so far. */
  history: K['News'][];
  me: number;
  /** The number of the question that is open; null when nothing is asked. */
  ask: number | null;
}

/** One lesson of a game's tutorial: told once, at its moment. */
export interface Lesson<K extends Kinds = Kinds, Key extends string = string> {
  /** Its text in the course's words; the title is `${key}_title`. */
  key: Key;
  when(moment: Moment<K>): boolean;
  /** Parts of the table that it speaks of (`data-part`): the first that can be seen is marked. */
  at?: string[] | ((moment: Moment<K>) => string[]);
  /** Parts that are needed to do what it asks for, and must not be covered. */
  free?: string[];
  /** It asks for something, and is over when that question is answered, or when this holds. */
  task?: true | ((moment: Moment<K>) => boolean);
}

/** A game's tutorial: its lessons in the order in which they come first, the last of them at the end. */
export interface Course<K extends Kinds = Kinds, C extends Catalogue = Catalogue> {
  lessons: Lesson<K, Exclude<keyof C & string, `${string}_title`>>[];
  messages: Record<Language, () => Promise<{ default: { [Key in keyof C]: Message } }>>;
}

/** One line of the log. `seat` puts its mark in front; a heading starts a chapter. */
export interface LogLine {
  seat: number | null;
  parts: Part[];
  heading?: boolean;
}

/** What the frame shows of a component: its text and the chapter of the rules behind it. */
export interface Tip {
  'data-tip': string;
  'data-rule': string;
}

/** A number that belongs to a player, for his place in the strip. */
export interface Fact {
  label: string;
  value: string;
  tip: Tip;
}

/** Points by where they came from, one row of numbers per seat. */
export interface Sources {
  labels: string[];
  points: number[][];
}

export interface GameModule<K extends Kinds = Kinds, C extends Catalogue = Catalogue> {
  name: GameName;
  Table: Component<TableProps<K, C>>;
  /** What stands in a player's place in the strip beside name and points; without it, `facts`. */
  Player?: Component<TableProps<K, C> & { seat: number }>;
  messages: Record<Language, () => Promise<{ default: { [Key in keyof C]: Message } }>>;
  /** The tutorial, for those who want it. */
  course?: () => Promise<{ default: unknown }>;
  /** All components of an edition, drawn. */
  cards?: () => Promise<{ default: Component<{ t: Translate<C>; edition: K['Edition'] }> }>;

  /** "Phase II, turn 3": for the top bar. */
  phase(view: K['View'], context: Context<K, C>): string;
  /** What is asked of the reader, or what everybody waits for; `turn` is who is asked. */
  question(view: K['View'], legal: K['Action'][], turn: number[], context: Context<K, C>): string;
  /** What a button with this action says. */
  action(action: K['Action'], view: K['View'], context: Context<K, C>): Part[];
  /** What a chip with this answer in advance says: short, it stands beside the question. */
  early?(early: K['Early'], context: Context<K, C>): string;
  /** What the log says of a step; null for steps that nobody needs to read. */
  news(news: K['News'], context: Context<K, C>): LogLine | null;
  /** What lies on the table when nothing is hidden, from what each seat sees; without it nothing ever is. */
  open?(sights: Sight<K>[]): Sight<K>;
  /** Points of every seat as they lie open now. */
  scores(view: K['View']): number[];
  facts?(view: K['View'], seat: number, context: Context<K, C>): Fact[];
  /** What points are, for whoever asks in the strip. */
  points?(context: Context<K, C>): Tip;
  /** A word or two under the name: "passed", "to place". */
  status(view: K['View'], seat: number, context: Context<K, C>): string;
  /** Where the points came from, for the page after the game. */
  sources(view: K['View'], context: Context<K, C>, news: K['News'][]): Sources;
  /** How the game ended, in a sentence. */
  ending(code: string, context: Context<K, C>): string;
}

/** What a component is, with the chapter of the rules behind it: the frame shows it (Tips.svelte). */
export const tip = (text: string, chapter: string): Tip => ({
  'data-tip': text,
  'data-rule': `chapter-${chapter}`,
});

/** The name a message uses for a seat. */
export const nameOf = (seats: Seat[], seat: number) =>
  seats[seat]?.name ?? String.fromCharCode(65 + seat);
export const letterOf = (seat: number) => String.fromCharCode(65 + seat);
