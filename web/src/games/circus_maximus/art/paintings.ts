// Everything that is painted. It is loaded when a table is shown already: no move waits for it.
import { levels } from '../kinds';
import { n } from './brush';
import { owners, type Cloth } from './dress';
import { merchant } from './merchants';
import { circus } from './place_circus';
import { colosseum } from './place_colosseum';
import { forum } from './place_forum';
import { theatre } from './place_theatre';
import { villa } from './place_villa';
import { things } from './things';
import { kinds, visitor } from './visitors';

/** A person or a thing; everything is drawn in a box of this size, and a little beyond it. */
export interface Drawing {
  width: number;
  height: number;
  picture: string;
}
const drawing = (width: number, height: number, picture: string): Drawing => ({
  width,
  height,
  picture,
});

/** People and things by their names. */
export const drawings = (): Map<string, Drawing> =>
  new Map([
    ...levels.map((level) => [`merchant-${level}`, drawing(100, 110, merchant(level))] as const),
    ...kinds.map((kind) => [kind, drawing(100, 110, visitor(kind))] as const),
    ...things().map(([name, size, picture]) => {
      const [width, height] = size.split(' ').map(Number);
      return [name, drawing(width!, height!, picture)] as const;
    }),
  ]);

const address = (svg: string) => `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;

/** How far a drawing may reach beyond its box on each side, as a share of the box. */
export const beyond = 0.1;
/** The light in which a figure stands: its shadow, or by night a warm rim. */
export type Light = 'day' | 'night' | 'shade' | null;
// In units of the box, which is drawn at about three quarters of its size. A part of the picture,
// not of the style around it: an effect of its own for each figure costs more than all of their
// strokes.
const lights: Record<NonNullable<Light>, string> = {
  day: 'drop-shadow(0 1.4px 2.6px #2a120880)',
  shade: 'drop-shadow(0 1.4px 2.6px #2a120888)',
  night: 'brightness(0.9) drop-shadow(0 0 1.4px #ffd99a99)',
};

/** A drawing as an image, whose many strokes are no nodes of the page. `cloth`: of its owner. */
export function imageOf({ width, height, picture }: Drawing, light: Light, cloth?: Cloth): string {
  const box = [
    -beyond * width,
    -beyond * height,
    width * (1 + 2 * beyond),
    height * (1 + 2 * beyond),
  ];
  const dyed = cloth
    ? picture
        .replaceAll(owners.main, cloth.main)
        .replaceAll(owners.deep, cloth.deep)
        .replaceAll(owners.pale, cloth.pale)
    : picture;
  const lit = light ? `<g filter="${lights[light]}">${dyed}</g>` : dyed;
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(n).join(' ')}">${lit}</svg>`,
  );
}

// A place is an image, so that its many strokes are no nodes of the page. Sky and ground go on
// beyond the box: a panel of any shape is filled, and the building is never cut.
const image = (picture: string) =>
  address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 220" preserveAspectRatio="xMidYMax meet">${picture}</svg>`,
  );

export const places = (): Record<string, string> => ({
  villa: image(villa()),
  forum: image(forum()),
  circus_maximus: image(circus()),
  colosseum: image(colosseum()),
  theatre_of_pompey: image(theatre()),
});
