// Readings of the vote track.
import { cardOf } from './cards';
import { spaces, type Action, type Edition, type Outlook, type Space, type View } from './kinds';
import { sanctumOf } from './lying';

/** By space: the owners of competing items that its votes count for. */
export function helpedBy(view: View, outlook: Outlook, edition: Edition): Map<Space, Set<number>> {
  const owners = new Map<Space, Set<number>>(spaces.map((space) => [space, new Set()]));
  for (const one of outlook.count.filter(({ rank }) => rank > 0)) {
    owners.get(cardOf(edition, one.card).type!)!.add(one.owner);
    for (const spell of sanctumOf(view, edition, one.owner).installed.get(one.item) ?? [])
      if (spell.card?.category) owners.get(spell.card.category)!.add(one.owner);
  }
  return owners;
}

/** The space whose votes the chosen action changes, and by how many. */
export function voteChange(view: View, chosen: Action | null): { space: Space; by: string } | null {
  if (chosen?.type !== 'vote' && chosen?.type !== 'pick_space') return null;
  const { question } = view.table.working;
  const isLoss =
    chosen.type === 'pick_space' &&
    (question === 'space_to_reduce' || question === 'space_to_shift');
  return { space: chosen.space, by: isLoss ? '−1' : '+1' };
}
