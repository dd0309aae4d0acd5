// The arrangement of a table and its scale, chosen from the width and the height of the window.
// Style sheets see the arrangement as the class `room-…` of the frame. All their lengths in px are
// turned into rem when the page is built (vite.config.ts), so they grow with the scale.
export type RoomName = 'desk' | 'low' | 'tall' | 'lying' | 'phone';

/** For each arrangement the window in which it has the scale 1; smaller windows keep that scale. */
const drawnFor: Record<RoomName, [width: number, height: number]> = {
  desk: [1440, 900],
  low: [1366, 625],
  tall: [820, 1100],
  lying: [844, 390],
  phone: [390, 844],
};

function nameFor(width: number, height: number): RoomName {
  if (width < 640) return 'phone';
  if (height <= 500 || (width <= 1000 && height <= 640)) return 'lying';
  if (width <= 1000) return 'tall';
  return height <= 840 && width >= 1.65 * height ? 'low' : 'desk';
}

/** Beside the table: log, chat, coach. Above it: the guide of a tutorial. Also in Frame.svelte. */
const railWidth = 336;
const stripHeight = 108;

export function roomFor(width: number, height: number): { name: RoomName; scale: number } {
  const name = nameFor(width, height);
  const [wide, high] = drawnFor[name];
  return { name, scale: Math.max(1, Math.min(width / wide, height / high)) };
}

class Room {
  name = $state<RoomName>('desk');
  scale = $state(1);
  /** The log has a place of its own beside the table. */
  panel = $state(true);
  /** The log, when it is opened, pushes the table aside: there is room for both. */
  beside = $state(false);
  /** The guide of a tutorial has a strip above the table: there is no rail. */
  strip = $state(false);
  private guided = false;
  private opened = false;
  private follower = 0;

  // It reads no state, so an effect may call it.
  private measure = () => {
    const { name, scale } = roomFor(innerWidth, innerHeight);
    const panel = name === 'desk' && innerWidth / scale > 1340;
    const beside = name === 'low' && innerWidth / scale >= 1320;
    const strip = this.guided && !panel && (name === 'desk' || name === 'low');
    // What the others leave to the table decides how it is arranged.
    const wide = innerWidth - (beside && this.opened ? railWidth * scale : 0);
    const high = innerHeight - (strip ? stripHeight * scale : 0);
    const left = roomFor(wide, high).name;
    Object.assign(this, { name: left, scale, panel, beside, strip });
    const root = document.documentElement;
    root.dataset.room = left;
    root.style.fontSize = scale > 1 ? `${16 * scale}px` : '';
  };

  /** Who needs room beside or above the table: the guide of a tutorial, the log that is opened. */
  share(guided: boolean, opened: boolean) {
    Object.assign(this, { guided, opened });
    this.measure();
  }

  /** Follows the window until the returned function is called. */
  follow(): () => void {
    const me = ++this.follower;
    const root = document.documentElement;
    this.measure();
    addEventListener('resize', this.measure);
    return () => {
      removeEventListener('resize', this.measure);
      if (this.follower !== me) return;
      delete root.dataset.room;
      root.style.fontSize = '';
    };
  }
}
export const room = new Room();
