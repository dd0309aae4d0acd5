// The painted places, people and things once they are loaded. All tables of this page share them.
import { letterOf } from '../../game';
import type { Cloth } from './dress';
import type { Drawing, Light } from './paintings';

type Paintings = typeof import('./paintings');
export interface Figure extends Pick<Drawing, 'width' | 'height'> {
  /** The address of its image. */
  image: string;
}

const mixed = (colour: string, share: number, other: string) =>
  `color-mix(in srgb, ${colour} ${share}%, ${other})`;

class Studio {
  places = $state.raw<Record<string, string>>({});
  private paintings = $state.raw<Paintings | null>(null);
  private dark = $state(false);
  private drawings = new Map<string, Drawing>();
  private readonly drawn = new Map<string, string>();
  private cloths: Cloth[] = [];
  private asked = false;

  load() {
    if (this.asked) return;
    this.asked = true;
    import('./paintings').then(
      (paintings) => {
        this.watchTheme();
        this.drawings = paintings.drawings();
        this.places = paintings.places();
        this.paintings = paintings;
      },
      // The table can be played without pictures; the next table tries again.
      () => (this.asked = false),
    );
  }

  /** A person or a thing; null until they are loaded. `seat`: the owner of a merchant. */
  figureOf(name: string, light: 'figure' | 'slab' | null, seat: number | null): Figure | null {
    const drawing = this.drawings.get(name);
    if (!this.paintings || !drawing) return null;
    const { width, height } = drawing;
    const cast: Light = light === 'figure' ? (this.dark ? 'night' : 'day') : light && 'shade';
    const key = [name, cast, seat, seat !== null && this.dark].join();
    let image = this.drawn.get(key);
    if (!image) {
      image = this.paintings.imageOf(drawing, cast, this.cloths[seat ?? -1]);
      this.drawn.set(key, image);
    }
    return { width, height, image };
  }

  // An image does not know the style of the page. Its colours are read again when the theme
  // changes.
  private watchTheme() {
    const root = document.documentElement;
    const read = () => {
      const isDark = root.dataset.theme === 'dark';
      const style = getComputedStyle(root);
      this.cloths = Array.from({ length: 5 }, (_, seat) => {
        const own = style.getPropertyValue(`--seat-${letterOf(seat).toLowerCase()}`).trim();
        // In the dark the colours of the seats are bright: cloth has less of them.
        const main = isDark ? mixed(own, 52, '#17110d') : own;
        return { main, deep: mixed(main, 62, '#140a06'), pale: mixed(main, 58, '#ffe6c0') };
      });
      this.dark = isDark;
    };
    read();
    new MutationObserver(read).observe(root, { attributeFilter: ['data-theme'] });
  }
}
export const studio = new Studio();
