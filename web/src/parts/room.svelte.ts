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
  private follower = 0;

  /** Follows the window until the returned function is called. */
  follow(): () => void {
    const me = ++this.follower;
    const root = document.documentElement;
    const measure = () => {
      Object.assign(this, roomFor(innerWidth, innerHeight));
      this.panel = this.name === 'desk' && innerWidth / this.scale > 1340;
      this.beside = this.name === 'low' && innerWidth / this.scale >= 1320;
      root.dataset.room = this.name;
      root.style.fontSize = this.scale > 1 ? `${16 * this.scale}px` : '';
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      if (this.follower !== me) return;
      delete root.dataset.room;
      root.style.fontSize = '';
    };
  }
}
export const room = new Room();
