// Turns codes into names and phrases of the reader's language.
import { enumerate, once, type Part, type Translate } from '../../i18n/translate';
import type { Context } from '../game';
import type en from './messages/en';
import type {
  Action,
  Edition,
  FavourKind,
  Kinds,
  Placed,
  Reason,
  SeatClass,
  Table,
  Ticket,
  Venue,
  View,
  VisitorKind,
} from './kinds';
import { coinsOf, phaseNumber } from './kinds';

export type Words = Translate<typeof en>;
export type Here = Context<Kinds, typeof en>;

export const ticketName = (t: Words, { venue, seat }: Ticket) =>
  t(`ticket_${venue}`, { seat: t(seat) });
/** In a sentence: "a Box ticket for the Colosseum". */
export const aTicket = (t: Words, { venue, seat }: Ticket) =>
  t(`a_ticket_${venue}`, { seat: t(seat) });
export const ticketRule = (t: Words, edition: Edition, ticket: Ticket) =>
  t('rule_ticket', { ticket: ticketName(t, ticket), count: coinsOf(edition, ticket.seat) });

const ordinalRules = once((language) => new Intl.PluralRules(language, { type: 'ordinal' }));

export function ordinal(t: Words, n: number): string {
  const form = ordinalRules(t.language).select(n);
  return t(form === 'one' || form === 'two' || form === 'few' ? `ord_${form}` : 'ord_other', { n });
}
export const list = (t: Words, items: string[]) => enumerate(t.language, items);

/** A merchant as it is played: "6", or "1 as an 8". */
export const merchantName = (t: Words, level: number, strength: 'printed' | 'eight') =>
  strength === 'eight' ? t('one_as_eight') : String(level);

export function favourRule(t: Words, edition: Edition, favour: FavourKind): string {
  const count = edition.favour.find((one) => one.favour === favour)?.end_coins ?? 0;
  const rule =
    favour === 'legionary_pays_six'
      ? t('rule_legionary_pays_six', { pay: edition.legionary_favour_pay })
      : t(`rule_${favour}`);
  return `${rule} ${t('rule_favour_end', { count })}`;
}
export function visitorRule(t: Words, visitor: VisitorKind, pay: number, bonus: number): string {
  if (visitor === 'caesar') return t('rule_caesar');
  return bonus > 0
    ? t('rule_visitor_bonus', { visitor: t(visitor), pay, bonus })
    : t('rule_visitor', { visitor: t(visitor), count: pay });
}
export function placeRule(t: Words, place: Placed['place']): string {
  return place === 'villa' || place === 'forum'
    ? t(`rule_${place}`)
    : t('rule_venue', { place: t(place) });
}
export const why = (t: Words, reason: Reason) => t(`why_${reason}`);

const decline = { extra_merchant: 'do_decline_merchant', caesar: 'do_decline_caesar' } as const;

export function actionWords(action: Action, view: View, { t }: Here): Part[] {
  const { table } = view;
  switch (action.type) {
    case 'play_merchant':
      return t.parts('do_place', {
        merchant: merchantName(t, action.level, action.strength),
        at: t(`at_${action.place}`),
      });
    case 'recall_merchant':
      return t.parts('do_recall', {
        merchant: merchantName(t, action.level, action.strength),
        at: t(`at_${action.place}`),
      });
    case 'step_left':
      return t.parts('do_step', { level: action.level });
    case 'use_favour':
      return t.parts('do_use', { favour: t(action.favour) });
    case 'send_visitor':
      return t.parts('do_send', { to: t(`to_${action.venue}`) });
    case 'pass':
      return t.parts('do_pass');
    case 'decline':
      return t.parts(decline[table.stage as keyof typeof decline] ?? 'do_decline');
    case 'lay_down':
      return t.parts('do_lay_down', { favour: t(action.favour) });
    case 'take_favour':
      return t.parts('do_take', { favour: t(action.favour) });
    case 'take_start_card':
      return t.parts('do_take_start');
    case 'take_ticket':
      return t.parts('do_take_ticket', { ticket: ticketName(t, action.ticket) });
    case 'choose_visitor':
      return t.parts('do_choose_visitor', { to: t(`to_${action.visitor}`) });
    case 'choose_seat':
      return t.parts('do_choose_seat', { ticket: ticketHere(t, table, action.seat) });
  }
}
const ticketHere = (t: Words, table: Table, seat: SeatClass) =>
  table.venue ? ticketName(t, { venue: table.venue, seat }) : t(seat);

function asked(table: Table, legal: Action[], { t, edition }: Here): string {
  const level = table.merchants[table.resolving]?.level ?? 0;
  const at = table.venue ? t(`at_${table.venue as Venue}`) : '';
  switch (table.stage) {
    case 'turn':
      if (legal.every((action) => action.type === 'pass')) return t('ask_only_pass');
      return t(
        `ask_${table.phase === 'favours' || table.phase === 'tickets' ? table.phase : 'sales'}`,
      );
    case 'send_visitor':
      return table.visitor
        ? t('ask_send_visitor', { visitor: t(table.visitor) })
        : t('ask_send_blind');
    case 'pick_favour':
      return t('ask_pick_favour', { level });
    case 'pick_ticket':
      return t('ask_pick_ticket', { level });
    case 'pick_visitor':
      return t('ask_pick_visitor', { level, at });
    case 'pick_seat':
      return t('ask_pick_seat', { to: table.visitor ? t(`to_${table.visitor}`) : '' });
    case 'legionary_pays':
      return t('ask_legionary_pays', { pay: edition.legionary_favour_pay });
    case 'double_sell':
      return t('ask_double_sell', { at });
    case 'caesar':
    case 'extra_merchant':
    case 'double_buy':
      return t(`ask_${table.stage}`);
    default:
      return t('wait_deal');
  }
}

export function questionWords(view: View, legal: Action[], turn: number[], context: Here): string {
  const { table } = view;
  const { t, seats } = context;
  if (table.stage === 'over') return t('over');
  if (legal.length > 0) return asked(table, legal, context);
  if (turn.length === 0) return t('wait_deal');
  const name = list(
    t,
    turn.map((seat) => seats[seat]?.name ?? ''),
  );
  return t(`wait_${doing(table)}`, { name });
}

/** What the active player is doing: placing, taking or selling. */
export function doing(table: Table): 'place' | 'take' | 'sell' {
  if (
    !table.stage.startsWith('pick') &&
    !table.stage.startsWith('double') &&
    table.stage !== 'legionary_pays'
  )
    return 'place';
  return phaseNumber(table.phase) === 3 ? 'sell' : 'take';
}

export function phaseWords({ table }: View, { t }: Here): string {
  return t('phase', {
    day: table.day,
    phase: t(table.stage === 'over' ? 'phase_over' : `phase_${table.phase}`),
  });
}
