// What a step looks like: a game describes it, and the director of the shell plays it
// (shell/scenes/director.svelte.ts). Only for the eye: the state is already true.
import type { Component } from 'svelte';
import type { Part } from '../i18n/translate';
import type { Catalogue } from '../i18n/messages';
import type { Context, Kinds } from './game';

/** One update of the server: an action with the chance steps after it. */
export interface Step<K extends Kinds = Kinds> {
  news: K['News'][];
  before: K['View'];
  after: K['View'];
  /** All steps up to and including this one. */
  history: K['News'][];
}

export type Sound =
  'token' | 'card' | 'coin' | 'dice' | 'pass' | 'gong' | 'turn' | 'message' | 'end';

/** A thing that flies. `from` and `to` are anchors: `seat-2`, or a `data-part` or `data-thing`. */
export interface Flight {
  from: string;
  to: string;
  sort: 'token' | 'card' | 'coin' | 'vis' | 'vote' | 'person';
  /** Whose colours and shape it has. */
  seat?: number;
  /** What is written on it. */
  text?: string;
  /** How many fly one after the other; at most 8 are drawn. */
  count?: number;
  /** Milliseconds before the first one leaves, at normal speed. */
  wait?: number;
}

/** A number that a player gains or loses. The shell draws it at the seat and in the log. */
export interface Change {
  seat: number;
  by: number;
  kind: string;
}

/** What the shell gives to every component of a scene. */
export interface Played<K extends Kinds = Kinds, C extends Catalogue = Catalogue> {
  context: Context<K, C>;
  /** 0: it stands still and shows its end. */
  speed: number;
  /** A climax calls it when it has ended or was left. */
  done(): void;
  /** Words of the shell. */
  words: { you: string; goOn: string; skip: string; again: string };
}
/** A component that is loaded when it is needed. */
export interface Lazy {
  load(): Promise<{ default: Component<Played> }>;
  props: object;
}
export function lazy<Own extends object, P extends Own>(
  load: () => Promise<{ default: Component<P> }>,
  props: Own,
): Lazy {
  return { load: load as unknown as Lazy['load'], props };
}

export interface Scene {
  /** The player whose seat lights up. */
  seat: number | null;
  /** The banner, also read aloud. */
  line: Part[];
  /** What the banner says, if the picture shows the rest. */
  short?: Part[];
  /** Scenes of the same group that follow each other are one moment with one banner. */
  group?: string;
  flights?: Flight[];
  changes?: Change[];
  /** Anchors that glow. */
  lit?: string[];
  /** Shown in the middle of the table. */
  show?: Lazy;
  dice?: { seat: number; value: number }[];
  /** Milliseconds before the table changes, and after that, at normal speed. */
  lead?: number;
  rest?: number;
  sound?: Sound;
  /** An own action or a detail: nobody waits for it, and it has no banner. */
  light?: boolean;
  /** A climax: it covers the table and calls `done` when it has ended. */
  climax?: Lazy;
}
