// Animates cards to their new positions; new cards appear, others leave. Animations never block a
// click.
interface Card {
  node: HTMLElement;
  box: DOMRect;
  look: [string, string][];
}
export type Snapshot = Map<string, Card>;

/** Style properties that a card's list sets on itself: a leaving card keeps them. */
const looks = ['--card-h', '--card-flow', '--card-sign', '--slot-w'];

export function snapshot(root: HTMLElement): Snapshot {
  const cards: Snapshot = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const { style } = node.parentElement!;
    cards.set(node.dataset.key!, {
      node,
      box: node.getBoundingClientRect(),
      look: looks.map((name) => [name, style.getPropertyValue(name)]),
    });
  }
  return cards;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `down`: leaving cards move down to the reader, otherwise up to another player. */
export function animate(root: HTMLElement, before: Snapshot, speed: number, down: boolean) {
  if (speed === 0 || still()) return;
  const duration = 340 / speed;
  const after = snapshot(root);
  const frame = root.getBoundingClientRect();
  for (const [key, { node, box }] of after) {
    const from = before.get(key)?.box;
    if (!from) {
      node.animate(
        [
          { opacity: 0, transform: 'translateY(-16px) scale(0.9)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration, easing: 'ease-out' },
      );
    } else if (Math.abs(from.left - box.left) + Math.abs(from.top - box.top) > 2) {
      node.animate(
        [
          { transform: `translate(${from.left - box.left}px, ${from.top - box.top}px)` },
          { transform: 'none' },
        ],
        { duration, easing: 'ease-in-out' },
      );
    }
  }
  // A merchant that has taken its card fades in place: from now on it is listed in one line.
  for (const [key, card] of before)
    if (!after.has(key))
      leave(
        root,
        card,
        frame,
        duration,
        key.startsWith('m-') ? 'none' : `translateY(${down ? 90 : -70}px) scale(0.8)`,
      );
}

// Shows a copy of a removed card on its way out.
function leave(
  root: HTMLElement,
  { node, box, look }: Card,
  frame: DOMRect,
  duration: number,
  away: string,
) {
  if (box.width === 0) return;
  const picture = node.cloneNode(true) as HTMLElement;
  picture.removeAttribute('data-key');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  for (const lit of picture.querySelectorAll('.beckons')) lit.classList.remove('beckons');
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${box.left - frame.left}px`,
    top: `${box.top - frame.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    zIndex: '5',
    listStyle: 'none',
  });
  for (const [name, value] of look) if (value) picture.style.setProperty(name, value);
  root.append(picture);
  const motion = picture.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: away },
    ],
    { duration: duration * 1.4, easing: 'ease-in' },
  );
  motion.onfinish = motion.oncancel = () => picture.remove();
}

/** Finishes all running animations. */
export function settle(root: HTMLElement) {
  for (const motion of root.getAnimations({ subtree: true }))
    if (!(motion instanceof CSSTransition)) motion.finish();
}
