// A view with nothing hidden, merged from the views of all seats.
import type { Sight } from '../game';
import type { Kinds } from './kinds';

export function open(sights: Sight<Kinds>[]): Sight<Kinds> {
  const { view, outlook } = sights[0]!;
  const above = view.table.above.map((laid, tile) =>
    laid.map(({ owner, face }, place) => ({
      owner,
      face: face || sights[owner]!.view.own.faces[tile]?.[place] || 0,
    })),
  );
  return {
    view: {
      table: { ...view.table, above },
      viewer: null,
      own: { hand: [], on_card: [], faces: [], cards: [], swaps: [] },
    },
    outlook: {
      ...outlook,
      tiles: outlook.tiles.map((standing, tile) => ({
        ...standing,
        hidden: 0,
        sum: above[tile]!.reduce((sum, { face }) => sum + face, 0),
      })),
      on_card: sights.map((sight, seat) => sight.outlook.on_card[seat]!),
    },
  };
}
