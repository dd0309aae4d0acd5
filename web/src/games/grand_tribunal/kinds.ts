// The game's types, under the names that this folder uses.
import type { grand_tribunal as g } from '../../types';
import type { Context as AnyContext, TableProps } from '../game';
import type en from './messages/en';

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
export type Deck = 'items' | 'spells' | 'resources';
export type ItemType = g.Item['type'];
export type Category = g.Spell['category'];
export type Space = ItemType | Category;
export type Source = 'uncontested' | 'contested';
export type Effect = g.Spell['effect'] | g.Resource['effect'];
export type Place = g.Piece['place'];
export type Award = g.ItemPiece['award'];
export type Kind = g.Frame['used'][number];
export type Reason = NonNullable<g.Outlook['closed'][number]>;
export type Question = g.Working['question'];

export const decks: readonly Deck[] = ['items', 'spells', 'resources'];
export const types: readonly ItemType[] = ['orb', 'potion', 'scroll', 'staff', 'talisman', 'wand'];
export const categories: readonly Category[] = ['alchemical', 'elemental', 'runic', 'healing'];
export const spaces: readonly Space[] = [...types, ...categories];
export const sources: readonly Source[] = ['uncontested', 'contested'];
/** In the order of `closed` in an outlook. */
export const kinds: readonly Kind[] = [
  'vote',
  'draw',
  'study',
  'cast',
  'play_resource',
  'extract',
  'draw_resource',
  'gather',
];

/** What is printed in the rules and in no edition; shown, never judged by. */
export const printed = {
  spellCost: 2,
  keepPrice: 2,
  joinPrice: 2,
  handLimit: 5,
  praecoVotes: 3,
  studied: 3,
  lowestRoll: 2,
  highestRoll: 5,
} as const;
/** Actions that a kind takes, as printed on the board. */
export const pips = (kind: Kind) => (kind === 'draw_resource' || kind === 'gather' ? 2 : 1);
export const numeral = (tribunal: number) => 'I'.repeat(tribunal + 1);
