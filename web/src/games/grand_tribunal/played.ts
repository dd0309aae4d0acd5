// What the reader has just done, before the answer comes: their own piece where they put it. What
// follows from it (dice, cards from a deck, what an effect does) comes with the view.
import { firstOf, type Action, type Space, type View } from './kinds';
import { deckOf } from './cards';
import { thingOf, type Thing } from './reach';

export function withPlayed(view: View, action: Action): View {
  switch (action.type) {
    case 'lay_down':
      return withPiece(view, action.slot, { place: 'sanctum' });
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

/** The card that is active from now on: the rest of the table learns of it with the answer. */
export const turnedBy = (action: Action | null): Thing | null =>
  action?.type === 'activate' ? thingOf(action) : null;

/** The space with one vote more, unless there is nothing to lay there. */
export const votedFor = (view: View, action: Action | null): Space | null =>
  action?.type === 'vote' && view.table.concilium > 0 ? action.space : null;

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
