// Maps actions to the elements of the table. Each element stands for at most one action, so a press
// on an element identifies the action.
import { cardOf } from './cards';
import { isTwin, lyingIn } from './lying';
import { firstOf, type Action, type Edition, type Kind, type View } from './kinds';

/** The name of an element: slot-3, card-29, space-orb, deck-items, source-contested, seat-2. */
export type Thing = `${'slot' | 'card' | 'space' | 'deck' | 'source' | 'seat'}-${string}`;

export function thingOf(action: Action): Thing | null {
  switch (action.type) {
    case 'choose_deck':
    case 'draw':
      return `deck-${action.deck}`;
    case 'vote':
    case 'pick_space':
      return `space-${action.space}`;
    case 'take':
    case 'pick_card':
      return `card-${action.card}`;
    case 'gather':
      return `source-${action.source}`;
    case 'pick_opponent':
      return `seat-${action.seat}`;
    case 'lay_down':
    case 'activate':
    case 'install':
    case 'study':
    case 'cast':
    case 'play_resource':
    case 'discard':
    case 'pick':
      return `slot-${action.slot}`;
    default:
      return null;
  }
}

export type Step = Kind | 'lay_down' | 'activate' | 'install';

/** The button of the action bar that an action belongs to. */
export function stepOf(action: Action): Step | null {
  switch (action.type) {
    case 'take':
      return 'draw';
    case 'draw':
      return action.deck === 'resources' ? 'draw_resource' : 'draw';
    case 'vote':
    case 'study':
    case 'cast':
    case 'play_resource':
    case 'extract':
    case 'gather':
    case 'lay_down':
    case 'activate':
    case 'install':
      return action.type;
    default:
      return null;
  }
}

export type Reach = Map<Thing, Action>;

/** The actions by element; an equal card works like the one that is listed. */
export function reachOf(view: View, edition: Edition, legal: Action[]): Reach {
  const reach: Reach = new Map();
  for (const action of legal) {
    const thing = thingOf(action);
    if (thing) reach.set(thing, action);
  }
  for (const action of legal) {
    if (action.type === 'take' || action.type === 'pick_card')
      for (const card of view.table.rows.flat())
        if (
          cardOf(edition, card).name === cardOf(edition, action.card).name &&
          !reach.has(`card-${card}`)
        )
          reach.set(`card-${card}`, action);
    if (!('slot' in action)) continue;
    const listed = lyingIn(view, edition, action.slot);
    if (!listed.card || view.table.studied.includes(action.slot)) continue;
    for (const slot of view.table.players[listed.owner]?.cards ?? []) {
      const other = lyingIn(view, edition, slot, listed.owner);
      if (!reach.has(`slot-${slot}`) && isTwin(other, listed)) reach.set(`slot-${slot}`, action);
    }
  }
  return reach;
}

/** Elements that are too small on the table to press: they are offered in a list. */
export function mustBeListed(view: View, action: Action, me: number | null): boolean {
  if (action.type === 'pick_card') return !view.table.rows.some((row) => row.includes(action.card));
  if (action.type === 'cast' || action.type === 'pick_opponent' || action.type === 'pick_library')
    return true;
  if (action.type !== 'pick') return false;
  const owner = view.table.players.findIndex((player) => player.cards.includes(action.slot));
  if (owner !== me) return true;
  return view.table.pieces.spells[action.slot - firstOf('spells')]?.place === 'installed';
}

/** The tab that shows the element on a narrow screen. */
export type Leaf = 'board' | 'mine' | 'others';
export function leafOf(view: View, action: Action, me: number | null): Leaf | null {
  const thing = thingOf(action);
  if (!thing) return null;
  if (thing.startsWith('seat')) return 'others';
  if (!thing.startsWith('slot')) return 'board';
  return view.table.players[me ?? -1]?.cards.includes(Number(thing.slice(5))) ? 'mine' : 'others';
}
