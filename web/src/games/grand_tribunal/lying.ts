// The cards in the Sanctums and hands of the players, computed from the view.
import type { grand_tribunal as g } from '../../types';
import type { Sight } from '../game';
import { cardOf, deckOf, type Card } from './cards';
import {
  firstOf,
  type Award,
  type Deck,
  type Edition,
  type Kinds,
  type Place,
  type View,
} from './kinds';

export interface Lying {
  slot: number;
  owner: number;
  deck: Deck;
  place: Place;
  /** Null if the viewer does not know the card. */
  card: Card | null;
  /** Face down for the others. */
  hidden: boolean;
  vis: number;
  award: Award;
  bonus: number;
  host: number | null;
  /** The public knowledge about a hidden item's cost. */
  least: number;
  most: number;
}

function pieceIn(view: View, slot: number): Partial<g.ItemPiece & g.SpellPiece> & g.Piece {
  const list: g.Piece[] = view.table.pieces[deckOf(slot)];
  return list[slot - firstOf(deckOf(slot))]!;
}

export const ownerOf = (view: View, slot: number) =>
  view.table.players.findIndex((player) => player.cards.includes(slot));

export const isPraeco = ({ table }: View, seat: number) =>
  table.praeco === seat && table.phase !== 'dealing';

// A piece that a step has not changed is the same object in the next view (net/changes.ts). Its
// reading is the same object too, so that its card is not drawn again.
const read = new WeakMap<g.Piece, Lying>();

export function lyingIn(
  view: View,
  edition: Edition,
  slot: number,
  owner = ownerOf(view, slot),
): Lying {
  const piece = pieceIn(view, slot);
  const number = piece.face >= 0 ? piece.face : view.own.find((known) => known.slot === slot)?.card;
  const card = number === undefined ? null : cardOf(edition, number);
  const last = read.get(piece);
  if (last?.slot === slot && last.owner === owner && last.card === card) return last;
  const one: Lying = {
    slot,
    owner,
    deck: deckOf(slot),
    place: piece.place,
    vis: piece.vis,
    hidden: piece.face < 0,
    card,
    award: piece.award ?? 'none',
    bonus: piece.bonus ?? 0,
    host: piece.place === 'installed' ? (piece.host ?? null) : null,
    least: piece.least ?? 0,
    most: piece.most ?? 0,
  };
  read.set(piece, one);
  return one;
}

export interface Sanctum {
  hand: Lying[];
  items: Lying[];
  /** Not installed. */
  spells: Lying[];
  vault: Lying[];
  /** Installed spells by the slot of their item. */
  installed: Map<number, Lying[]>;
}

export const isInHand = (place: Place) => place === 'hand' || place === 'due_in_hand';
const rank = (one: Lying) => (one.place === 'active' ? 0 : 1);

export function sanctumOf(view: View, edition: Edition, seat: number): Sanctum {
  const all = view.table.players[seat]!.cards.map((slot) =>
    lyingIn(view, edition, slot, seat),
  ).filter((one) => one.place !== 'free');
  const out = all.filter((one) => !isInHand(one.place));
  const installed = new Map<number, Lying[]>();
  for (const one of out)
    if (one.host !== null) installed.set(one.host, [...(installed.get(one.host) ?? []), one]);
  const of = (deck: Deck) =>
    out
      .filter((one) => one.deck === deck && one.place !== 'installed')
      .sort((a, b) => rank(a) - rank(b) || a.slot - b.slot);
  return {
    hand: all.filter((one) => isInHand(one.place)),
    items: of('items'),
    spells: of('spells'),
    vault: of('resources'),
    installed,
  };
}

/** A view with nothing hidden, merged from the views of all seats. */
export function open(sights: Sight<Kinds>[]): Sight<Kinds> {
  const { view, outlook } = sights[0]!;
  return {
    view: { ...view, viewer: null, own: sights.flatMap((sight) => sight.view.own) },
    outlook: { ...outlook, progress: sights.flatMap((sight) => sight.outlook.progress) },
  };
}

/** True if two cards are interchangeable: the game lists only one of them. */
export const isTwin = (a: Lying, b: Lying) =>
  a.owner === b.owner &&
  a.place === b.place &&
  a.deck === b.deck &&
  a.vis === b.vis &&
  a.hidden === b.hidden &&
  a.host === b.host &&
  a.card?.name === b.card?.name;
