// A tile of the row in words, for screen readers.
import { signed } from '../../i18n/translate';
import { colours, shownPhase, type Colour, type View } from './kinds';
import type { Props } from './desk.svelte';
import type { Laid } from './resolution.svelte';

/** The colours of the reader's secret cards of a tile. */
export const ownColours = (view: View, tile: number): Colour[] =>
  colours.filter((_, index) => view.own.cards[index]?.includes(tile));

export function tileLabel(
  tile: number,
  slot: number,
  laid: Laid,
  { t, view, outlook, edition, seats, me }: Props,
): string {
  const standing = outlook.tiles[tile - 1]!;
  const [one, two, three] = standing.windows as [number, number, number];
  const mine = ownColours(view, tile);
  const tokenLabel = ({ owner, face }: Laid[number]) => {
    if (owner === me && face !== 0) return t('token_yours', { token: signed(face) });
    const who = seats[owner]!.name;
    return face === 0 ? t('token_down', { who }) : t('token_up', { who, token: signed(face) });
  };
  return [
    t('tile_label', {
      slot,
      number: tile,
      name: edition.tile[tile - 1]!.name,
      value: standing.windows[shownPhase(view) - 1]!,
      tokens: laid.length,
    }),
    t('tile_windows', { one, two, three }),
    ...(mine.length
      ? [t('tile_cards', { colours: mine.map((colour) => t(colour)).join(', ') })]
      : []),
    ...laid.map(tokenLabel),
    ...(standing.sum !== 0 ? [t('tile_sum', { sum: signed(standing.sum) })] : []),
  ].join('; ');
}
