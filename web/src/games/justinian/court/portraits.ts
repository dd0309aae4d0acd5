// The mosaic portraits as addresses for an <img>: the browser lays out each of them once. Drawn
// into the page they would be laid out again with every change of the row.
import court from './court.svg?raw';

const [, shared, symbols] = /<defs>([^]*?)(<symbol[^]*)<\/defs>/.exec(court)!;
const portraits = new Map(
  [...symbols!.matchAll(/<symbol id="(\w+)"([^>]*)>([^]*?)<\/symbol>/g)].map(
    ([, name, box, picture]) => [
      name,
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"${box}>${shared}${picture}</svg>`)}`,
    ],
  ),
);

/** The portrait of a tile, or of the emperor (0). */
export const portraitOf = (tile: number) => portraits.get(tile === 0 ? 'pemp' : `p${tile}`);
