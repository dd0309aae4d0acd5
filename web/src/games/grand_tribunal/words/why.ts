// The reason why an element cannot be chosen.
import type { Thing } from '../reach';
import { kinds, type Context, type Kind, type Outlook, type Space, type View } from '../kinds';
import { lyingIn } from '../lying';

export function whyKind(kind: Kind, outlook: Outlook, { t }: Context): string {
  const reason = outlook.closed[kinds.indexOf(kind)];
  return reason ? t(`r_${reason}`) : t('r_not_here');
}

function whySpace(space: Space, view: View, outlook: Outlook, context: Context): string {
  const { t } = context;
  if (view.table.locked.includes(space)) return t('r_locked', { space: t(space) });
  if (view.table.stage === 'main') return whyKind('vote', outlook, context);
  return view.table.stage === 'praeco_votes' && view.table.praeco_spaces.includes(space)
    ? t('r_praeco_space')
    : t('r_not_asked');
}

function whySlot(slot: number, view: View, outlook: Outlook, context: Context): string {
  const { t, edition, me } = context;
  const one = lyingIn(view, edition, slot);
  if (one.owner !== me || view.table.stage !== 'main')
    return one.place === 'hand' ? t('r_lay_down_first') : t('r_not_asked');
  if (one.place === 'hand') return t('r_lay_down_first');
  if (one.place === 'active') return one.deck === 'spells' ? t('r_no_host') : t('r_not_asked');
  if (one.place === 'installed') return whyKind('cast', outlook, context);
  if (one.deck === 'resources') return whyKind('play_resource', outlook, context);
  const progress = outlook.progress.find((entry) => entry.slot === slot);
  return progress && progress.lacking === 0 ? t('r_enough') : whyKind('study', outlook, context);
}

export function whyClosed(
  thing: Thing,
  asked: boolean,
  view: View,
  outlook: Outlook,
  context: Context,
): string {
  const { t } = context;
  const [sort, name] = thing.split('-') as [string, string];
  if (sort === 'space' && view.table.locked.includes(name as Space))
    return t('r_locked', { space: t(name as Space) });
  if (!asked) return t('r_not_your_turn');
  if (sort === 'space') return whySpace(name as Space, view, outlook, context);
  if (sort === 'slot') return whySlot(Number(name), view, outlook, context);
  if (view.table.stage !== 'main') return t('r_not_asked');
  if (sort === 'source')
    return outlook.sources[name === 'contested' ? 1 : 0]?.open
      ? whyKind('gather', outlook, context)
      : t('r_source_closed');
  if (sort === 'deck')
    return name === 'resources'
      ? whyKind('draw_resource', outlook, context)
      : outlook.closed[1]
        ? whyKind('draw', outlook, context)
        : t('r_no_cards');
  return sort === 'card' ? whyKind('draw', outlook, context) : t('r_not_asked');
}
