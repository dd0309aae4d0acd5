// The game's types, under the names that this folder uses.
import type { grand_tribunal as g } from '../../types';
import type { Context as AnyContext, TableProps } from '../game';
import type en from './messages/en';
import * as values from './values';

export interface Kinds {
  View: g.View;
  Outlook: g.Outlook;
  Action: g.Action;
  News: g.News;
  Edition: g.Edition;
  Early: g.Early;
}
export type Words = typeof en;
export type Context = AnyContext<Kinds, Words>;
export type Props = TableProps<Kinds, Words>;

export type View = g.View;
export type Table = g.Table;
export type Outlook = g.Outlook;
export type Counted = g.Counted;
export type Action = g.Action;
export type News = g.News;
export type Edition = g.Edition;
export type Early = g.Early;
export type Deck = (typeof values.Deck)[number];
export type ItemType = g.Item['type'];
export type Category = g.Spell['category'];
export type Space = (typeof values.Space)[number];
export type Source = (typeof values.Source)[number];
export type Effect = g.Spell['effect'] | g.Resource['effect'];
export type Place = g.Piece['place'];
export type Award = g.ItemPiece['award'];
export type Kind = g.Frame['used'][number];
export type Reason = NonNullable<g.Outlook['closed'][number]>;
export type Question = g.Working['question'];

export const decks: readonly Deck[] = values.Deck;
export const types: readonly ItemType[] = values.ItemType;
export const categories: readonly Category[] = values.Category;
export const spaces: readonly Space[] = values.Space;
export const sources: readonly Source[] = values.Source;
/** In the order of `closed` in an outlook. */
export const kinds: readonly Kind[] = values.Kind;

/** What is printed in the rules and in no edition; shown, never judged by. */
export const printed = {
  spellCost: values.constants.spell_cost,
  keepPrice: values.constants.keep_price,
  joinPrice: values.constants.join_price,
  handLimit: values.constants.hand_limit,
  praecoVotes: values.constants.praeco_votes,
  studied: values.constants.studied_cards,
  lowestRoll: values.constants.lowest_roll,
  highestRoll: values.constants.highest_roll,
} as const;
/** How many actions a kind takes. */
export const pips = (kind: Kind): number => values.constants.actions_of_kind[kinds.indexOf(kind)]!;
/** The number of a deck's first card; its cards and slots count from there. */
export const firstOf = (deck: Deck): number => values.constants.first_card[decks.indexOf(deck)]!;
export const numeral = (tribunal: number) => 'I'.repeat(tribunal + 1);
