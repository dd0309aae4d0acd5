// What the reader has just done, before the answer comes: their own piece where they put it. What
// follows from it (dice, cards from a deck, what an effect does) comes with the view.
import { firstOf, spaces, type Action, type Space, type View } from './kinds';
import { deckOf } from './cards';
import { thingOf, type Thing } from './reach';

export function withPlayed(view: View, action: Action): View {
  switch (action.type) {
    case 'vote':
      return withVote(view, action.space);
    case 'lay_down':
      return withPiece(view, action.slot, { place: 'sanctum' });
    case 'activate':
      return withPiece(view, action.slot, { place: 'active' });
    case 'study':
      return withStudy(view, action.slot);
    default:
      return view;
  }
}

/** The element that is no longer where it was: a card that was taken, discarded or used up. */
export function goneWith(action: Action | null): Thing | null {
  const leaves =
    action?.type === 'take' || action?.type === 'discard' || action?.type === 'play_resource';
  return leaves ? thingOf(action) : null;
}

function withVote(view: View, space: Space): View {
  // Nothing to lay there.
  if (view.table.concilium === 0) return view;
  const votes = [...view.table.votes];
  votes[spaces.indexOf(space)]! += 1;
  return { ...view, table: { ...view.table, votes } };
}

function withStudy(view: View, slot: number): View {
  const piece = view.table.pieces[deckOf(slot)][slot - firstOf(deckOf(slot))]!;
  const { table } = withPiece(view, slot, { vis: piece.vis + 1 });
  return { ...view, table: { ...table, studied: [...table.studied, slot] } };
}

type Piece = View['table']['pieces']['items' | 'spells' | 'resources'][number];
function withPiece(view: View, slot: number, changes: Partial<Pick<Piece, 'place' | 'vis'>>): View {
  const deck = deckOf(slot);
  const { pieces } = view.table;
  const list: Piece[] = [...pieces[deck]];
  const index = slot - firstOf(deck);
  list[index] = { ...list[index]!, ...changes };
  return { ...view, table: { ...view.table, pieces: { ...pieces, [deck]: list } } };
}
