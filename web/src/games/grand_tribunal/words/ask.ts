// Texts for the phase of the game and for the current question.
import { nameOf } from '../../game';
import { cardOf } from '../cards';
import { numeral, printed, type Action, type Context, type View } from '../kinds';
import { lyingIn } from '../lying';
import { lyingName } from './names';

export function phase(view: View, { t }: Context): string {
  const { table } = view;
  const tribunal = numeral(table.tribunal);
  if (table.stage === 'over') return t('phase_over');
  if (table.phase === 'dealing' || table.phase === 'draft') return t('phase_draft');
  if (table.phase === 'call') return t('phase_call', { tribunal });
  return t('phase', { tribunal, round: table.round + 1, rounds: table.setup.players });
}

function asked(view: View, { t, seats, edition }: Context): string {
  const { table } = view;
  const { working } = table;
  switch (table.stage) {
    case 'draft':
      return t('q_draft');
    case 'praeco_votes':
      return t('q_praeco', { number: table.praeco_spaces.length + 1, of: printed.praecoVotes });
    case 'main':
      return table.frame.left === 0 ? t('q_main_none') : t('q_main', { count: table.frame.left });
    case 'install_on':
      return t('q_install', { spell: lyingName(lyingIn(view, edition, table.installing), t) });
    case 'study':
      return table.studied.length === 0
        ? t('q_study_first')
        : t('q_study', { number: table.studied.length + 1, of: printed.studied });
    case 'effect':
      return t(`q_${working.question}`, { card: cardOf(edition, working.card).name });
    case 'keep':
      return t('q_keep', { spell: cardOf(edition, working.card).name, price: printed.keepPrice });
    case 'join':
      return t('q_join', { name: nameOf(seats, table.active), price: printed.joinPrice });
    case 'discard_down':
      return t('q_discard', { limit: printed.handLimit });
    case 'call':
      return t('q_call');
    default:
      return t('w_chance');
  }
}

export function question(view: View, legal: Action[], turn: number[], context: Context): string {
  const { t, seats, me } = context;
  if (legal.length > 0) return asked(view, context);
  if (view.table.stage === 'over') return t('w_over');
  if (turn[0] === undefined) return t('w_chance');
  if (turn[0] === me) return t('w_yours');
  const name = nameOf(seats, turn[0]);
  switch (view.table.stage) {
    case 'draft':
      return t('w_draft', { name });
    case 'praeco_votes':
      return t('w_praeco', { name });
    case 'join':
      return t('w_join', { name });
    case 'call':
      return t('w_call', { name });
    default:
      return t('w_turn', { name });
  }
}

export function status(view: View, seat: number, { t }: Context): string {
  const { table } = view;
  const player = table.players[seat];
  if (
    table.phase === 'turns' &&
    table.active === seat &&
    table.stage !== 'over' &&
    table.frame.left > 0
  )
    return t('status_turn', { count: table.frame.left });
  if (player?.fogged) return t('status_fogged');
  if (player?.warded) return t('status_warded');
  return table.praeco === seat && (table.phase === 'turns' || table.phase === 'rows')
    ? t('status_praeco')
    : '';
}
