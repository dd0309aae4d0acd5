// The coach's words of Circus Maximus: the place in line, coins of today, which merchant is kept
// for what.
import type { Translate } from '../../../i18n/translate';
import { nameOf, type Considered, type Counsel } from '../../game';
import { isDayCounted, slips, today } from '../earnings';
import { insertion } from '../forecast';
import type { Kinds } from '../kinds';
import type game from '../messages/en';
import { ordinal, ticketName, type Here } from '../words';
import type en from './messages/en';

type Say = Translate<typeof en>;

/** Own coins of today, and those of the other who loses most. */
function coins({ now, then }: Considered<Kinds>, { me, seats }: Here, say: Say): string[] {
  if (me === null || isDayCounted(now, then)) return [];
  const gained = today(then, me) - today(now, me);
  const [worst] = slips(now, then, me).sort((a, b) => a.to - a.from - (b.to - b.from));
  return [
    ...(gained === 0 ? [] : [say(gained > 0 ? 'more' : 'less', { count: Math.abs(gained) })]),
    ...(worst && worst.to < worst.from
      ? [say('hurts', { name: nameOf(seats, worst.seat), count: worst.from - worst.to })]
      : []),
  ];
}

const counsel: Counsel<Kinds, typeof game, typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  effects(move, words, say) {
    const { action, now } = move;
    const { t } = words;
    if (action.type !== 'play_merchant' && action.type !== 'recall_merchant')
      return coins(move, words, say);
    const { place, level, strength } = action;
    const position = ordinal(t, insertion(now, place, level, strength));
    return [say('line', { ordinal: position, at: t(`at_${place}`) }), ...coins(move, words, say)];
  },
  plan(next, first, _view, { t }, say) {
    switch (next.type) {
      case 'play_merchant':
        return say('keeps_for', { level: next.level, at: t(`at_${next.place}`) });
      case 'take_ticket':
        return say('aims_ticket', { ticket: ticketName(t, next.ticket) });
      case 'take_favour':
        return say('aims_favour', { favour: t(next.favour) });
      case 'take_start_card':
        return say('aims_start');
      case 'choose_visitor':
        return say('aims_sale', { to: t(`to_${next.visitor}`) });
      case 'use_favour':
        return say('keeps_favour', { favour: t(next.favour) });
      case 'pass':
        return first.type === 'pass' ? null : say('then_pass');
      default:
        return null;
    }
  },
  place(action) {
    switch (action.type) {
      case 'play_merchant':
      case 'recall_merchant':
        return `row-${action.place}`;
      case 'send_visitor':
        return `row-${action.venue}`;
      case 'take_ticket':
        return 'row-forum';
      case 'take_favour':
      case 'take_start_card':
        return 'row-villa';
      case 'use_favour':
      case 'lay_down':
        return 'favours';
      default:
        return null;
    }
  },
};
export default counsel;
