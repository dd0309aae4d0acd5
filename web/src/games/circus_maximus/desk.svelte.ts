// The reader's choice so far, and what it would lead to.
import { kept } from '../../parts/same';
import { AnyDesk } from '../any_desk.svelte';
import type { TableProps } from '../game';
import {
  candidates,
  chosenAction,
  isPlacement,
  offer,
  onlyChoice,
  placesFor,
  pointAt,
  refusal,
  turned,
  type Choice,
} from './choice';
import { insertions, linesOf, type Good, type Spot } from './forecast';
import {
  favourKinds,
  places,
  venues,
  type Action,
  type FavourKind,
  type Kinds,
  type Outlook,
  type Place,
  type SeatClass,
} from './kinds';
import { daysOf } from './ledger';
import type en from './messages/en';
import { leftBy, withPlayed } from './played';
import { favourRule, placeRule, ticketRule, visitorRule, why } from './words';

/**
 * `history`: all steps so far. Without it a finished phase shows its merchants, but not what they
 * took.
 */
export type Props = TableProps<Kinds, typeof en>;

export class Desk extends AnyDesk<Kinds, typeof en> {
  choice = $state.raw<Choice | null>(null);
  /** What the outlook would be after the chosen action, once the server has answered. */
  ahead = $state.raw<Outlook | null>(null);
  /** On a small screen one venue is unfolded. */
  unfolded = $state.raw<Place | null>(null);

  get table() {
    return this.props.view.table;
  }
  chosen = $derived(chosenAction(this.props.legal, this.choice));
  asked = $derived(this.props.legal.length > 0);
  refusal = $derived(refusal(this.props.legal));
  offer = $derived(offer(this.props.legal, this.table));
  open = $derived(placesFor(this.props.legal, this.choice));
  #lines: Spot[] = [];
  lines = $derived.by(() => {
    const { outlook, me } = this.props;
    const now = linesOf(this.table, outlook, this.chosen, this.ahead, me);
    return (this.#lines = kept(this.#lines, now, ({ key }) => key));
  });
  insertions = $derived(insertions(this.open, this.props.outlook, this.choice));
  days = $derived(daysOf(this.props.history ?? []));
  today = $derived(this.days.at(-1) ?? null);
  ghost = $derived(this.lines.find((one) => one.ghost) ?? null);
  left = $derived(leftBy(this.played));
  /** The table with what the reader has just done; the merchants of the rows are in `lines`. */
  shown = $derived.by(() => {
    const { me } = this.props;
    return this.played && me !== null ? withPlayed(this.table, this.played, me) : this.table;
  });

  /** The question has changed. */
  reset() {
    this.choice = onlyChoice(this.props.legal);
    this.ahead = null;
    this.unfolded = null;
  }
  set(choice: Choice | null) {
    this.turnTo(choice);
    // Without confirming, a complete choice is done at once.
    if (this.props.quick) this.do(this.chosen);
  }
  /** Chooses without doing it, even without confirming. */
  turnTo(choice: Choice | null) {
    if (this.played) return;
    this.choice = choice;
    this.ahead = null;
  }
  /** Shows an action as if the reader had chosen it. */
  propose(action: Action) {
    this.turnTo({ ...action } as Choice);
    if (this.choice?.place) this.unfolded = this.choice.place;
  }
  /** Puts back what was chosen. */
  clear() {
    this.set(null);
  }
  do(action: Action | null) {
    if (action) void this.act(action);
  }

  /** The row that is unfolded on a small screen. */
  get front(): Place {
    const { table } = this;
    if (table.phase !== 'sales') return table.phase === 'tickets' ? 'forum' : 'villa';
    return this.unfolded ?? this.choice?.place ?? table.venue ?? this.firstOpen ?? 'circus_maximus';
  }
  private get firstOpen(): Place | undefined {
    return (
      this.open[0] ??
      this.props.legal.find(isPlacement)?.place ??
      places.find(
        (place) =>
          this.table.merchants.some((one) => one.place === place) &&
          venues.includes(place as never),
      )
    );
  }

  legalFor(choice: Choice): boolean {
    return candidates(this.props.legal, choice).length > 0;
  }
  private pick(choice: Choice, otherwise: string) {
    if (this.legalFor(choice)) this.set(choice);
    else this.tell(otherwise);
  }

  // Merchants in hand, or away and to be recalled.
  levelOpen = (level: number) =>
    this.legalFor({ type: 'play_merchant', level }) ||
    this.legalFor({ type: 'recall_merchant', level });
  pointAt(level: number) {
    const { legal, view, t, me, edition } = this.props;
    if (this.choice?.level === level && isPlacement({ type: this.choice.type } as Action))
      return this.clear();
    const choice = pointAt(legal, level, this.choice);
    if (choice) return this.set(choice);
    const away = view.table.merchants.find((one) => one.owner === me && one.level === level);
    if (away) return this.tell(t('went_to', { level, at: t(`at_${away.place}`) }));
    const rule = t('rule_merchant', { level, count: edition.merchant_coins[level - 1] ?? 0 });
    this.tell(this.asked ? rule : `${rule} ${t('waiting')}`);
  }

  // Places: a merchant or a visitor goes there; closed ones say why.
  placeOpen(place: Place) {
    return this.open.includes(place) || this.legalFor({ type: 'send_visitor', venue: place });
  }
  pointAtPlace(place: Place) {
    const { t, outlook, me, legal } = this.props;
    this.unfolded = place;
    if (this.open.includes(place)) return this.set({ ...this.choice!, place });
    if (this.legalFor({ type: 'send_visitor', venue: place }))
      return this.set({ type: 'send_visitor', venue: place });
    const closed = me === null ? null : outlook.place_closed[places.indexOf(place)];
    const placing = legal.some(isPlacement);
    this.tell(
      placing && closed
        ? why(t, closed)
        : placing
          ? t('why_pick_merchant_first')
          : placeRule(t, place),
    );
  }

  // Cards on offer.
  choiceOf(good: Good): Choice {
    switch (good.kind) {
      case 'favour':
        return { type: 'take_favour', favour: good.favour };
      case 'start':
        return { type: 'take_start_card' };
      case 'ticket':
        return { type: 'take_ticket', ticket: { venue: good.venue, seat: good.seat } };
      case 'visitor':
        return { type: 'choose_visitor', visitor: good.visitor };
    }
  }
  goodOpen(good: Good, place: Place) {
    if (good.kind === 'visitor' && this.table.venue !== place) return false;
    return this.legalFor(this.choiceOf(good));
  }
  pointAtGood(good: Good, place: Place) {
    if (this.goodOpen(good, place)) return this.set(this.choiceOf(good));
    // What a place offers stands before its door: a chosen merchant goes there.
    if (this.open.includes(place) && this.choice?.place !== place) return this.pointAtPlace(place);
    const { t, edition } = this.props;
    switch (good.kind) {
      case 'favour':
        return this.tell(`${t(good.favour)}: ${favourRule(t, edition, good.favour)}`);
      case 'start':
        return this.tell(t('rule_start_card'));
      case 'ticket':
        return this.tell(ticketRule(t, edition, good));
      case 'visitor':
        return this.tell(
          visitorRule(
            t,
            good.visitor,
            good.pay,
            this.table.bonus[venues.indexOf(place as never)] ?? 0,
          ),
        );
    }
  }

  // Merchants in the rows: an own one may step to the left.
  spotOpen(spot: Spot) {
    return spot.owner === this.props.me && this.legalFor({ type: 'step_left', level: spot.level });
  }
  pointAtSpot(spot: Spot) {
    const { t, seats } = this.props;
    if (spot.ghost) return;
    if (this.spotOpen(spot)) return this.set({ type: 'step_left', level: spot.level });
    const name = seats[spot.owner]?.name ?? '';
    const { level, effective } = spot;
    this.tell(
      level === effective
        ? t('rule_merchant_other', { name, level })
        : t('rule_merchant_effective', { name, level, effective }),
    );
  }

  // Favours in hand.
  favourChoice(favour: FavourKind): Choice | null {
    const { legal } = this.props;
    if (this.legalFor({ type: 'lay_down', favour })) return { type: 'lay_down', favour };
    if (this.legalFor({ type: 'use_favour', favour })) return { type: 'use_favour', favour };
    if (favour === 'step_left' && this.legalFor({ type: 'step_left' }))
      return { type: 'step_left' };
    if (favour === 'recall_merchant' && this.legalFor({ type: 'recall_merchant' }))
      return { type: 'recall_merchant' };
    if (favour === 'one_becomes_eight') {
      const one = this.choice?.level === 1 ? this.choice : pointAt(legal, 1, this.choice);
      return one ? turned(legal, one) : null;
    }
    return null;
  }
  favourOn(favour: FavourKind) {
    const { choice } = this;
    if (!choice) return false;
    if (favour === 'one_becomes_eight' && choice.strength === 'eight') return true;
    if (favour === 'recall_merchant' && choice.type === 'recall_merchant') return true;
    return (
      (favour === 'step_left' && choice.type === 'step_left') ||
      ('favour' in choice && choice.favour === favour && choice.type !== 'take_favour')
    );
  }
  pointAtFavour(favour: FavourKind) {
    const { t, outlook, edition } = this.props;
    if (this.favourOn(favour) && favour !== 'one_becomes_eight') return this.clear();
    const choice = this.favourChoice(favour);
    if (choice) return this.set(choice);
    const closed = outlook.favour_closed[favourKinds.indexOf(favour)];
    const rule = favourRule(t, edition, favour);
    const reason = !this.asked
      ? ''
      : this.table.stage !== 'turn'
        ? t('why_question')
        : closed
          ? why(t, closed)
          : t('why_with_merchant');
    this.tell(reason ? `${reason} ${rule}` : `${t(favour)}: ${rule}`);
  }

  // Own tickets: which one a visitor gets.
  ticketOpen(venue: Place, seat: SeatClass) {
    return this.table.venue === venue && this.legalFor({ type: 'choose_seat', seat });
  }
  pointAtTicket(venue: (typeof venues)[number], seat: SeatClass) {
    const { t, edition } = this.props;
    if (this.ticketOpen(venue, seat)) return this.set({ type: 'choose_seat', seat });
    this.tell(ticketRule(t, edition, { venue, seat }));
  }
  pass() {
    if (!this.refusal) return this.tell(this.t('waiting'));
    if (this.refusal.type === 'decline') return this.do(this.refusal);
    this.pick({ type: 'pass' }, '');
  }
}
