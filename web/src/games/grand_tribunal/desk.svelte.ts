// The action that the reader has chosen but not done yet, what it would change, and the thing they
// look at.
import { SvelteMap } from 'svelte/reactivity';
import { same } from '../../parts/same';
import { AnyDesk } from '../any_desk.svelte';
import { goneWith, turnedBy, votedFor, withPlayed } from './played';
import { wayOf } from './putting';
import type { Action, Kinds, Outlook, Words } from './kinds';
import {
  leafOf,
  mustBeListed,
  reachOf,
  stepOf,
  thingOf,
  type Leaf,
  type Step,
  type Thing,
} from './reach';
import { whyClosed } from './words/why';

export type Standing = 'chosen' | 'lit' | 'open' | 'closed';

export class Desk extends AnyDesk<Kinds, Words> {
  chosen = $state.raw<Action | null>(null);
  /** What the outlook would be after the chosen action, once the server has answered. */
  ahead = $state.raw<Outlook | null>(null);
  /** Only things for this kind of action are lit. */
  step = $state<Step | null>(null);
  looked = $state<Thing | null>(null);
  leaf = $state<Leaf>('board');
  listing = $state(false);
  #next: Action | null = null;
  #way = $state.raw<string | null>(null);

  /** How the card that has just been laid down moves; null: its zones are arranged anew at once. */
  readonly put = $derived.by(() =>
    this.played?.type === 'lay_down' && this.#way
      ? { thing: thingOf(this.played), way: this.#way }
      : null,
  );
  /** The view with what the reader has just done, if it is in none of the members below. */
  readonly view = $derived.by(() => {
    const { view } = this.props;
    return this.played && !this.put ? withPlayed(view, this.played) : view;
  });
  readonly gone = $derived.by(() => goneWith(this.played));
  readonly turned = $derived.by(() => turnedBy(this.played));
  readonly voted = $derived.by(() => votedFor(this.props.view, this.played));
  readonly reach = $derived.by(() =>
    reachOf(this.props.view, this.props.edition, this.props.legal),
  );
  readonly asked = $derived.by(() => this.props.legal.length > 0);
  /** Actions that are chosen from a list, because the table shows their things too small. */
  readonly listed = $derived.by(() => {
    const { legal, view, me } = this.props;
    return legal.filter((action) => mustBeListed(view, action, me));
  });
  /** Everything that may be done, by the button of the bar that it belongs to. */
  readonly steps = $derived.by(() => {
    const steps = new SvelteMap<Step, Action[]>();
    // Only in a turn and in the call do the buttons offer anything: a Praeco's vote is no action.
    const { stage } = this.props.view.table;
    if (stage !== 'main' && stage !== 'call') return steps;
    for (const action of this.props.legal) {
      const step = stepOf(action);
      if (step) steps.set(step, [...(steps.get(step) ?? []), action]);
    }
    return steps;
  });
  readonly simple = $derived.by(() =>
    this.props.legal.filter(
      (action) =>
        thingOf(action) === null && stepOf(action) === null && action.type !== 'pick_library',
    ),
  );

  /**
   * The question has changed: nothing is chosen yet, and a narrow page turns to where the answers
   * lie.
   */
  reset() {
    const { legal, view, me } = this.props;
    this.chosen = this.ahead = this.step = this.looked = null;
    const next = this.#next;
    this.#next = null;
    const open = next && legal.find((action) => same(action, next));
    if (open) return void this.act(open);
    this.listing =
      this.listed.length > 0 && view.table.stage !== 'main' && view.table.stage !== 'call';
    const leaves = legal.map((action) => leafOf(view, action, me)).filter((leaf) => leaf !== null);
    if (view.table.stage !== 'main' && leaves.length > 0 && !leaves.includes(this.leaf))
      this.leaf = leaves[0]!;
  }

  /** A narrow page turns to another leaf. */
  turnTo(leaf: Leaf) {
    this.leaf = leaf;
    this.listing = false;
  }

  standing(thing: Thing): Standing {
    const action = this.reach.get(thing);
    if (!action) return 'closed';
    if (this.chosen && same(action, this.chosen)) return 'chosen';
    const isMain = this.props.view.table.stage === 'main';
    if (this.step) return stepOf(action) === this.step ? 'lit' : 'open';
    return isMain ? 'open' : 'lit';
  }

  pointAt(thing: Thing) {
    const props = this.props;
    if (this.played) return;
    const action = this.reach.get(thing);
    if (!action) {
      this.clear();
      this.looked = thing;
      props.tell(whyClosed(thing, this.asked, props.view, props.outlook, props));
    } else if (props.view.table.stage === 'study') {
      void this.act(action);
    } else {
      this.choose(action);
    }
  }

  override act(action: Action) {
    // Measured before anything changes: then it forces no layout.
    if (!this.played) this.#way = action.type === 'lay_down' ? wayOf(action.slot) : null;
    return super.act(action);
  }

  /** The second time it is done. */
  choose(action: Action) {
    if (this.played) return;
    if (this.chosen && same(action, this.chosen)) return this.confirm();
    if (this.props.quick) return this.doNow(action);
    this.show(action);
  }
  private show(action: Action) {
    this.chosen = action;
    this.ahead = this.looked = null;
    this.props.preview(action).then(
      (outlook) => {
        if (this.chosen === action) this.ahead = outlook;
      },
      () => {},
    );
  }

  /** Without confirming, what is chosen is done at once. */
  private doNow(action: Action) {
    this.chosen = action;
    this.ahead = this.looked = null;
    void this.act(action);
  }
  /** Shows an action as if the reader had chosen it. */
  propose(action: Action) {
    const { view, me } = this.props;
    const leaf = leafOf(view, action, me);
    if (leaf) this.leaf = leaf;
    this.show(action);
  }

  confirm(next: Action | null = null) {
    const action = this.chosen;
    if (!action || this.played) return;
    this.#next = next;
    void this.act(action).then((isTaken) => {
      if (!isTaken) this.#next = null;
    });
  }

  /** Puts back what was chosen. */
  clear() {
    if (this.played) return;
    this.chosen = this.ahead = this.looked = this.step = null;
  }

  pointAtStep(step: Step, why: () => string) {
    const actions = this.steps.get(step);
    const { view, me, tell } = this.props;
    if (this.played) return;
    if (!actions) return tell(why());
    if (actions.length === 1) return this.choose(actions[0]!);
    this.chosen = this.ahead = this.looked = null;
    this.step = this.step === step ? null : step;
    this.listing = this.step === 'cast';
    const leaf = leafOf(view, actions[0]!, me);
    if (leaf) this.leaf = leaf;
  }
}
