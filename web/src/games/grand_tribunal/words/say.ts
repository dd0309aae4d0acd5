// The label of a button for an action.
import type { Part } from '../../../i18n/translate';
import { nameOf } from '../../game';
import { cardOf } from '../cards';
import { printed, type Action, type Context, type View } from '../kinds';
import { lyingIn } from '../lying';
import { lyingName } from './names';

export function say(action: Action, view: View, context: Context): Part[] {
  const { t, edition, seats, me } = context;
  const { table } = view;
  const area = edition.tribunal[table.tribunal];
  const named = (slot: number) => lyingName(lyingIn(view, edition, slot), t);
  switch (action.type) {
    case 'choose_deck':
      return t.parts(`a_choose_${action.deck}`);
    case 'draw':
      return t.parts(`a_draw_${action.deck}`);
    case 'lay_down':
    case 'activate':
    case 'install':
    case 'study':
    case 'cast':
    case 'play_resource':
    case 'discard':
      return t.parts(`a_${action.type}`, { card: named(action.slot) });
    case 'vote':
      return t.parts('a_vote', { space: t(action.space) });
    case 'take':
      return t.parts('a_take', { card: cardOf(edition, action.card).name });
    case 'pick_card':
      return t.parts('a_take', { card: cardOf(edition, action.card).name });
    case 'extract':
      return t.parts('a_extract', { vis: area?.extract ?? 0 });
    case 'gather': {
      const at = table.marker[action.source === 'contested' ? 1 : 0] ?? 0;
      if (action.source === 'contested')
        return t.parts('a_contested', { vis: area?.contested[at] ?? 0 });
      const share = area?.uncontested[at];
      return t.parts('a_uncontested', { mine: share?.gatherer ?? 0, others: share?.others ?? 0 });
    }
    case 'end':
      if (table.stage === 'call') return t.parts('a_end_call');
      if (table.queued_frames > 0) return t.parts('a_end_frame');
      return table.frame.left > 0
        ? t.parts('a_end_unused', { count: table.frame.left })
        : t.parts('a_end');
    case 'keep':
      return t.parts('a_keep', { price: printed.keepPrice });
    case 'let_go':
      return t.parts('a_let_go');
    case 'join':
      return t.parts('a_join', { price: printed.joinPrice });
    case 'decline':
      return t.parts('a_decline');
    case 'pick': {
      const one = lyingIn(view, edition, action.slot);
      const card = lyingName(one, t);
      if (
        table.stage === 'install_on' ||
        (table.stage === 'effect' && table.working.question === 'new_place')
      )
        return t.parts('a_pick_on', { card });
      return one.owner === me
        ? t.parts('a_pick', { card })
        : t.parts('a_pick_of', { card, name: nameOf(seats, one.owner) });
    }
    case 'pick_opponent':
      return t.parts('a_opponent', { name: nameOf(seats, action.seat) });
    case 'pick_space':
      return t.parts(spaceKey(view), { space: t(action.space) });
    case 'pick_library':
      return t.parts('a_library');
    case 'stop':
      return t.parts(table.stage === 'study' ? 'a_stop_study' : 'a_stop');
  }
}

function spaceKey(view: View) {
  switch (view.table.working.question) {
    case 'space_to_vote':
      return 'a_vote';
    case 'space_to_bind':
      return 'a_bind';
    case 'space_to_reduce':
      return 'a_reduce';
    case 'space_to_shift':
      return 'a_shift';
    case 'space_shifted_to':
      return 'a_shift_to';
    default:
      return 'a_pick_space';
  }
}
