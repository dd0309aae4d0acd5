// What the reader is about to do (a token, a place for it, or another answer), what it would lead
// to, and the tile they look at.
import { same } from '../../parts/same';
import { AnyDesk } from '../any_desk.svelte';
import type { TableProps } from '../game';
import { cardIsOpen, placement, tilesFor, typesOf, usableTokens } from './choice';
import {
  colours,
  landing,
  shownPhase,
  type Action,
  type Colour,
  type Kinds,
  type Outlook,
  type Reason,
} from './kinds';
import type en from './messages/en';
import { Resolution } from './resolution.svelte';

export type Props = TableProps<Kinds, typeof en>;

export class Desk extends AnyDesk<Kinds, typeof en> {
  token = $state<number | null>(null);
  /** Where the token would go: a tile, or the phase card. */
  place = $state<number | 'card' | null>(null);
  /** An answer that needs no token. */
  other = $state.raw<Action | null>(null);
  /** What the outlook would be after the chosen action, once the server has answered. */
  ahead = $state.raw<Outlook | null>(null);
  /** The tile that the reader has tapped without being asked for one. */
  looked = $state<number | null>(null);
  readonly resolution = new Resolution();
  #lastToken: number | null = null;

  get table() {
    return this.props.view.table;
  }
  asked = $derived(this.props.legal.length > 0);
  types = $derived(typesOf(this.props.legal));
  placing = $derived(this.types.has('place') || this.types.has('place_on_card'));
  chosen = $derived(this.other ?? placement(this.props.legal, this.token, this.place));
  /** Which way of moving is looked at; null: both, where they agree. */
  side = $derived(this.other?.type === 'resolve' ? this.other.from : null);
  /** The tile that is chosen or looked at. */
  tile = $derived(typeof this.place === 'number' ? this.place : this.looked);
  /** The reader's token lies where it was put. */
  laid = $derived(
    this.played !== null && (this.played.type === 'place' || this.played.type === 'place_on_card')
      ? this.played
      : null,
  );
  /** The token that would lie on the chosen tile. */
  ghost = $derived(typeof this.place === 'number' && this.other === null ? this.token : null);
  /** Tiles on which something may be placed; empty when none is asked for. */
  openTiles = $derived(tilesFor(this.props.legal, this.token));
  openCard = $derived(cardIsOpen(this.props.legal, this.token));
  /** Tokens that may be placed somewhere. */
  usable = $derived(usableTokens(this.props.legal));
  phase = $derived(shownPhase(this.props.view));
  /** The outlook after the chosen action; without one, the outlook as it is. */
  future = $derived(this.ahead ?? this.props.outlook);

  /** The question has changed. */
  reset() {
    this.token = this.place = this.other = this.ahead = this.looked = null;
    // Without confirming, the next token of the same kind is at hand.
    if (this.props.quick && this.#lastToken !== null && this.usable.has(this.#lastToken))
      this.token = this.#lastToken;
  }
  /** Puts back what was chosen. */
  clear() {
    if (!this.played) this.reset();
  }
  /** Shows an action as if the reader had chosen it. */
  propose(action: Action) {
    const listed = this.props.legal.find((one) => same(one, action));
    if (!listed) return;
    const placed = listed.type === 'place' || listed.type === 'place_on_card' ? listed : null;
    this.token = placed?.token ?? null;
    this.place = !placed ? null : placed.type === 'place' ? placed.tile : 'card';
    this.other = placed ? null : listed;
  }
  /** Without confirming, a complete choice is done at once. */
  private finish() {
    if (this.props.quick && this.chosen) void this.act(this.chosen);
  }
  /** The slot in which a tile would end; null where the two ways of moving disagree. */
  slotAhead(tile: number): number | null {
    if (this.side === null) return landing(this.future, tile);
    const { slot_from_left, slot_from_right } = this.future.tiles[tile - 1]!;
    return this.side === 'left' ? slot_from_left : slot_from_right;
  }
  find(type: Action['type']): Action | undefined {
    return this.props.legal.find((action) => action.type === type);
  }

  // A press on the table chooses; the second press on the same place does it. Closed things say
  // why.
  pointAtTile(tile: number) {
    this.resolution.skip();
    if (this.played) return;
    if (!this.placing) {
      this.looked = this.looked === tile ? null : tile;
      return;
    }
    if (!this.openTiles.has(tile)) return this.explain(this.props.outlook.tiles[tile - 1]!.closed);
    this.putOn(tile);
  }
  pointAtCard() {
    if (this.played) return;
    if (!this.placing || !this.openCard) return this.explain(this.props.outlook.card_closed);
    this.putOn('card');
  }
  pointAtToken(face: number) {
    if (this.played) return;
    if (!this.usable.has(face))
      return this.tell(this.t(this.placing ? 'closed_no_tokens' : 'not_your_turn'));
    this.other = null;
    this.token = this.token === face ? null : face;
    this.#lastToken = this.token;
    this.finish();
  }
  /** Chooses an answer, or puts it back. */
  toggle(action: Action) {
    if (this.played) return;
    this.other = this.other === action ? null : action;
    this.finish();
  }
  private putOn(place: number | 'card') {
    if (this.place === place && this.chosen) return void this.act(this.chosen);
    this.other = null;
    this.place = place;
    this.finish();
  }

  /** Says why something is closed. */
  explain(reason: Reason | null) {
    if (reason === 'below_minimum')
      this.tell(this.t('closed_below_minimum', { minimum: this.props.outlook.minimum }));
    else if (reason !== null) this.tell(this.t(`closed_${reason}`));
  }
  explainColour(colour: Colour) {
    this.explain(this.props.outlook.colours[colours.indexOf(colour)]!.closed);
  }
}
