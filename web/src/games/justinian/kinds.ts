// Justinian's types, and the few readings of a view that several components share.
import type { justinian } from '../../types';
import type { Context } from '../game';
import type en from './messages/en';
import * as values from './values';

export type View = justinian.View;
export type Outlook = justinian.Outlook;
export type Action = justinian.Action;
export type News = justinian.News;
export type Edition = justinian.Edition;
export type Early = justinian.Early;
export type Colour = justinian.Scoring['colour'];
export type Reason = NonNullable<justinian.Standing['closed']>;
export interface Kinds {
  View: View;
  Outlook: Outlook;
  Action: Action;
  News: News;
  Edition: Edition;
  Early: Early;
}
export type Words = Context<Kinds, typeof en>;

export const colours: readonly Colour[] = values.Colour;
export const roman = ['', 'I', 'II', 'III'];
/** As printed on the phase card. */
export const minimums: readonly number[] = values.constants.minimums;
export const phases = minimums.map((_, index) => index + 1);
/** The values of a bag of tokens, in its order, and how many of each a player has. */
export const faces: readonly number[] = values.constants.token_values;
export const tokensOfEach: readonly number[] = values.constants.token_set;

/**
 * The number printed under a slot (1 to 12) that a tile (1 to 12) shows there in a phase (1 to 3).
 */
export function printed(edition: Edition, tile: number, slot: number, phase: number): number {
  return edition.slot[slot - 1]!.numbers[edition.tile[tile - 1]!.holes[phase - 1]! - 1]!;
}

/** The counter of a view is 0 before the deal, and counts on after the last scoring. */
export const nearestPhase = (counter: number) => Math.min(phases.length, Math.max(1, counter));
/** The window that is looked at. */
export const shownPhase = (view: View) => nearestPhase(view.table.phase);

/** Where a tile would stand, if both ways of moving agree; null where they do not. */
export function landing(outlook: Outlook, tile: number): number | null {
  const { slot_from_left: left, slot_from_right: right } = outlook.tiles[tile - 1]!;
  return left === right ? left : null;
}

/** Tokens in a bag, as a list of values. */
export const unpack = (bag: number[]) =>
  bag.flatMap((count, kind) => Array<number>(count).fill(faces[kind]!));
