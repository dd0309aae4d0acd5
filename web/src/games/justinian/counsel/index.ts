// The coach's words of Justinian: where a tile lands, what own cards count, which token is kept for
// what.
import { signed, type Translate } from '../../../i18n/translate';
import type { Considered, Counsel } from '../../game';
import {
  colours,
  landing,
  printed,
  shownPhase,
  type Action,
  type Kinds,
  type Words,
} from '../kinds';
import type game from '../messages/en';
import type en from './messages/en';

type Say = Translate<typeof en>;

/** What a colour would count once the tiles have moved; null where the side decides. */
const ahead = ({ from_left, from_right }: Kinds['Outlook']['colours'][number]) =>
  from_left === from_right ? from_left : null;

function moved({ action, view, now, then }: Considered<Kinds>, words: Words, say: Say): string[] {
  if (action.type !== 'place') return [];
  const from = now.tiles[action.tile - 1]!.slot;
  const to = landing(then, action.tile);
  if (to === null || to === from) return [];
  const worth = (slot: number) => printed(words.edition, action.tile, slot, shownPhase(view));
  return [
    say('moves', {
      name: words.edition.tile[action.tile - 1]!.name,
      from,
      to,
      old: worth(from),
      new: worth(to),
    }),
  ];
}

/** The own colour whose count changes most. */
function counted({ view, now, then }: Considered<Kinds>, { t }: Words, say: Say): string[] {
  const changes = colours.flatMap((colour, index) => {
    const [before, after] = [ahead(now.colours[index]!), ahead(then.colours[index]!)];
    const isOwn = (view.own.cards[index]?.length ?? 0) > 0 && !now.colours[index]!.closed;
    return isOwn && before !== null && after !== null && before !== after
      ? [{ colour: t(colour), now: before, then: after }]
      : [];
  });
  const [most] = changes.sort((a, b) => Math.abs(b.then - b.now) - Math.abs(a.then - a.now));
  return most ? [say('colour', most)] : [];
}

const counsel: Counsel<Kinds, typeof game, typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  effects(move, words, say) {
    const { action, now, then } = move;
    switch (action.type) {
      case 'place':
      case 'resolve':
        return [...moved(move, words, say), ...counted(move, words, say)];
      case 'place_on_card': {
        const total = then.on_card[words.me ?? 0]!.least;
        return [say('on_card', { total, minimum: now.minimum })];
      }
      case 'pass':
        return [say('draws')];
      case 'choose_colour': {
        const points = now.colours[colours.indexOf(action.colour)]!.now;
        return [say('counts', { colour: words.t(action.colour), points })];
      }
      default:
        return [];
    }
  },
  plan(next, first, _view, { t, edition }, say) {
    switch (next.type) {
      case 'place': {
        const said = { token: signed(next.token), name: edition.tile[next.tile - 1]!.name };
        const isAnother = 'token' in first && first.token === next.token;
        return isAnother ? say('another', said) : say('keeps_for', said);
      }
      case 'place_on_card':
        return say('keeps_for_card', { token: signed(next.token) });
      case 'claim':
        return say('then_claim');
      case 'choose_colour':
        return say('then_colour', { colour: t(next.colour) });
      case 'resolve':
        return say(next.from === 'left' ? 'then_left' : 'then_right');
      case 'pass':
        return first.type === 'pass' ? null : say('then_pass');
      default:
        return null;
    }
  },
  place(action: Action) {
    if (action.type === 'place') return `tile-${action.tile}`;
    return action.type === 'place_on_card' ? 'phase_card' : null;
  },
};
export default counsel;
