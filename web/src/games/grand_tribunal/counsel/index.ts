// The coach's words of Grand Tribunal: points if counted now, Vis on cards, which card is meant
// next.
import type { Translate } from '../../../i18n/translate';
import type { Considered, Counsel } from '../../game';
import { cardOf } from '../cards';
import type { Context, Kinds, View, Words } from '../kinds';
import { lyingIn, ownerOf } from '../lying';
import { lyingName, rankOf } from '../words/names';
import type en from './messages/en';

type Say = Translate<typeof en>;

/** The name of an own card; null if it is not there yet. */
function ownCard(view: View, slot: number, { t, edition, me }: Context): string | null {
  if (ownerOf(view, slot) !== me) return null;
  const one = lyingIn(view, edition, slot);
  return one.card && lyingName(one, t);
}

function studied({ action, now, then }: Considered<Kinds>, card: string, say: Say): string[] {
  if (!('slot' in action)) return [];
  const of = (outlook: Kinds['Outlook']) =>
    outlook.progress.find(({ slot }) => slot === action.slot);
  const [before, after] = [of(now), of(then)];
  if (!before || !after || before.lacking === after.lacking) return [];
  return after.lacking === 0
    ? [say('ready', { card })]
    : [say('studied', { card, vis: after.cost - after.lacking, cost: after.cost })];
}

/** Own points if counted now, and the own item that rises. */
function counted({ view, now, then }: Considered<Kinds>, words: Context, say: Say): string[] {
  const { me, t } = words;
  if (me === null) return [];
  const [before, after] = [now.points[me] ?? 0, then.points[me] ?? 0];
  const risen = then.count.find(({ item, owner, rank }) => {
    const old = now.count.find((one) => one.item === item);
    return owner === me && old && rank > 0 && rank < old.rank;
  });
  const card = risen && ownCard(view, risen.item, words);
  return [
    ...(before === after ? [] : [say('points', { now: before, then: after })]),
    ...(risen && card ? [say('rises', { card, rank: rankOf(risen.rank, t) })] : []),
  ];
}

const ofCard = {
  activate: 'then_activate',
  install: 'then_install',
  study: 'then_study',
  cast: 'then_cast',
  play_resource: 'then_play',
  lay_down: 'then_lay_down',
} as const;

const counsel: Counsel<Kinds, Words, typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  effects(move, words, say) {
    const { action, view } = move;
    const card = 'slot' in action ? ownCard(view, action.slot, words) : null;
    return [...(card ? studied(move, card, say) : []), ...counted(move, words, say)];
  },
  plan(next, _first, view, words, say) {
    switch (next.type) {
      case 'activate':
      case 'install':
      case 'study':
      case 'cast':
      case 'play_resource':
      case 'lay_down': {
        const card = ownCard(view, next.slot, words);
        return card && say(ofCard[next.type], { card });
      }
      case 'vote':
        return say('then_vote', { space: words.t(next.space) });
      case 'take': {
        const isThere = view.table.rows.some((row) => row.includes(next.card));
        return isThere ? say('then_take', { card: cardOf(words.edition, next.card).name }) : null;
      }
      case 'gather':
      case 'extract':
        return say('then_vis');
      default:
        return null;
    }
  },
  place(action) {
    if ('slot' in action) return `slot-${action.slot}`;
    if ('card' in action) return `card-${action.card}`;
    if (action.type === 'vote') return `space-${action.space}`;
    if (action.type === 'gather') return `source-${action.source}`;
    return action.type === 'extract' ? 'do-extract' : null;
  },
};
export default counsel;
