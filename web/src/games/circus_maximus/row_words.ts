// What a row says about the cards it offers and the merchants who bid for them.
import { nameOf } from '../game';
import { chapters } from './chapters';
import type { Good, RowState, Spot } from './forecast';
import { isVenue, type Edition, type Place, type Table } from './kinds';
import { coinsOfEntry, type Entry } from './ledger';
import {
  favourRule,
  ordinal,
  ticketName,
  ticketRule,
  visitorRule,
  type Here,
  type Words,
} from './words';

/** The chapter of the rules about a place. */
export const chapterOf = (place: Place) =>
  isVenue(place) ? chapters.sales : chapters[place as 'villa' | 'forum'];

/** A card on offer, and who would get it. */
export function goodLabel(good: Good, bonus: number, { t, seats, me }: Here): string {
  const whose = (seat: number) =>
    seat === me ? t('takes_you') : t('takes', { name: nameOf(seats, seat) });
  const taker = good.taker ? `, ${whose(good.taker.owner)}` : '';
  switch (good.kind) {
    case 'favour':
      return t(good.favour);
    case 'start':
      return t('start_card');
    case 'ticket':
      return `${ticketName(t, good)}, ${t('coins', { count: good.coins })}${taker}`;
    case 'visitor':
      return `${visitorRule(t, good.visitor, good.pay, bonus)}${taker}`;
  }
}

/** What a card on offer does. */
export function goodRule(t: Words, edition: Edition, good: Good, bonus: number): string {
  switch (good.kind) {
    case 'favour':
      return `${t(good.favour)}. ${favourRule(t, edition, good.favour)}`;
    case 'start':
      return t('rule_start_card');
    case 'ticket':
      return ticketRule(t, edition, good);
    case 'visitor':
      return visitorRule(t, good.visitor, good.pay, bonus);
  }
}

/** What stands below a merchant; `brief` is for lines with little room. */
export interface Fate {
  text: string;
  brief: string;
  warn?: boolean;
  won?: boolean;
}

/** A merchant's place in line and what they would get; `entries` say what they have got already. */
export function fateOf(
  spot: Spot,
  state: RowState,
  entries: Entry[],
  table: Table,
  t: Words,
): Fate {
  const entry = entries.find(
    (one) => one.seat === spot.owner && one.level === spot.level && one.gains.length > 0,
  );
  if (entry && isVenue(spot.place)) {
    const coins = coinsOfEntry(entry);
    return { text: t('coins', { count: coins }), brief: `+${coins}`, won: true };
  }
  const { prospect } = spot;
  const at = ordinal(t, spot.position);
  if (!prospect || state !== 'now' || entry) return { text: at, brief: at };
  if (!prospect.takes)
    return {
      text: t(table.phase === 'sales' ? 'empty_handed' : 'nothing_left'),
      brief: '–',
      warn: true,
    };
  return { text: prospect.income ? `${at} · ${prospect.income}` : at, brief: at };
}
