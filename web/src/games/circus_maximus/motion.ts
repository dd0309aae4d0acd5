// Cards glide to where they lie now; new ones appear, others leave. Never in the way of a click.
export interface Snapshot { boxes: Map<string, DOMRect>; nodes: Map<string, HTMLElement> }

export function snapshot(root: HTMLElement): Snapshot {
  const boxes = new Map<string, DOMRect>();
  const nodes = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-key]')) {
    boxes.set(node.dataset.key!, node.getBoundingClientRect());
    nodes.set(node.dataset.key!, node);
  }
  return { boxes, nodes };
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function animate(root: HTMLElement, before: Snapshot, speed: number) {
  if (speed === 0 || still()) return;
  const duration = 320 / speed;
  const after = snapshot(root);
  for (const [key, node] of after.nodes) {
    const from = before.boxes.get(key);
    const to = after.boxes.get(key)!;
    if (!from) {
      node.animate([{ opacity: 0, transform: 'translateY(-14px) scale(0.9)' }, { opacity: 1, transform: 'none' }], { duration, easing: 'ease-out' });
    } else if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 2) {
      node.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: 'none' }], { duration, easing: 'ease-in-out' });
    }
  }
  const frame = root.getBoundingClientRect();
  for (const [key, node] of before.nodes) {
    if (after.nodes.has(key)) continue;
    leave(root, node, before.boxes.get(key)!, frame, duration);
  }
}

// A card that is gone is shown once more on its way out.
function leave(root: HTMLElement, node: HTMLElement, box: DOMRect, frame: DOMRect, duration: number) {
  if (box.width === 0) return;
  const picture = node.cloneNode(true) as HTMLElement;
  picture.removeAttribute('data-key');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  Object.assign(picture.style, {
    position: 'absolute', left: `${box.left - frame.left}px`, top: `${box.top - frame.top}px`,
    width: `${box.width}px`, height: `${box.height}px`, pointerEvents: 'none', zIndex: '5', listStyle: 'none',
  });
  root.append(picture);
  const motion = picture.animate([{ opacity: 1, transform: 'none' }, { opacity: 0, transform: 'translateY(18px) scale(0.92)' }], { duration, easing: 'ease-in' });
  motion.onfinish = motion.oncancel = () => picture.remove();
}

/** Whatever moves is where it belongs at once. */
export function settle(root: HTMLElement) {
  for (const motion of root.getAnimations({ subtree: true })) if (!(motion instanceof CSSTransition)) motion.finish();
}
