// Everything that is painted. It is loaded when a table is shown already: no move waits for it.
import { levels } from '../kinds';
import { merchant } from './merchants';
import { circus } from './place_circus';
import { colosseum } from './place_colosseum';
import { forum } from './place_forum';
import { theatre } from './place_theatre';
import { villa } from './place_villa';
import { things } from './things';
import { kinds, visitor } from './visitors';

const symbol = (name: string, size: string, picture: string) =>
  `<symbol id="cm-${name}" viewBox="0 0 ${size}" overflow="visible">${picture}</symbol>`;

/** People and things, for `<use href="#cm-…">`: their colours follow the card they stand on. */
export const symbols = () =>
  [
    ...levels.map((level) => symbol(`merchant-${level}`, '100 110', merchant(level))),
    ...kinds.map((kind) => symbol(kind, '100 110', visitor(kind))),
    ...things().map(([name, size, picture]) => symbol(name, size, picture)),
  ].join('');

// A place is an image, so that its many strokes are no nodes of the page. Sky and ground go on
// beyond the box: a panel of any shape is filled, and the building is never cut.
const image = (picture: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 220" preserveAspectRatio="xMidYMax meet">${picture}</svg>`)}`;

export const places = (): Record<string, string> => ({
  villa: image(villa()),
  forum: image(forum()),
  circus_maximus: image(circus()),
  colosseum: image(colosseum()),
  theatre_of_pompey: image(theatre()),
});
