// Short animations of the last steps: a token flies to its new place, and the place lights up.
// They never block a click, and at speed 0 there are none.
import { cardOf } from './cards';
import type { Action, Edition, News } from './kinds';
import { thingOf } from './reach';

/** On the table, or where it is not in sight there, in the strip of players. */
const find = (root: HTMLElement, thing: string) => {
  const named = `[data-thing="${thing}"], [data-seat="${thing.replace('seat-', '')}"]`;
  const all = (root.closest('.inside') ?? root).querySelectorAll<HTMLElement>(named);
  const seen = [...all].filter((one) => one.offsetParent !== null);
  return seen.find((one) => root.contains(one)) ?? seen[0] ?? null;
};

/** What is drawn, once everything has been measured: one layout for all steps. */
type Start = () => void;

// The place grows a little, and a ring of gold around it. Only transforms and opacity move: a
// shadow that grows would be painted again for every frame, and the place with it.
function flash(layer: HTMLElement, place: HTMLElement, timing: KeyframeAnimationOptions): Start {
  const [origin, box] = [layer.getBoundingClientRect(), place.getBoundingClientRect()];
  const { borderRadius } = getComputedStyle(place);
  return () => {
    const ring = document.createElement('i');
    ring.className = 'ring';
    Object.assign(ring.style, {
      left: `${box.left - origin.left}px`,
      top: `${box.top - origin.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      borderRadius,
    });
    layer.append(ring);
    const lit = ring.animate(
      [
        { transform: 'scale(.94)', opacity: 0 },
        { transform: 'scale(1.04)', opacity: 1, offset: 0.4 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      { ...timing, fill: 'backwards' },
    );
    lit.onfinish = lit.oncancel = () => ring.remove();
    place.animate(
      [{ transform: 'none' }, { transform: 'scale(1.04)', offset: 0.4 }, { transform: 'none' }],
      timing,
    );
  };
}

/** A token in the layer, which is gone when its animation ends. */
function token(
  layer: HTMLElement,
  className: string,
  text: string,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
) {
  const one = document.createElement('i');
  one.className = `token ${className}`;
  one.textContent = text;
  layer.append(one);
  const motion = one.animate(frames, { ...timing, fill: 'backwards' });
  motion.onfinish = motion.oncancel = () => one.remove();
}

function fly(
  layer: HTMLElement,
  from: HTMLElement,
  to: HTMLElement,
  className: string,
  timing: KeyframeAnimationOptions,
): Start {
  const [origin, a, b] = [layer, from, to].map((one) => one.getBoundingClientRect());
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - origin!.left - 10}px, ${box.top + box.height / 2 - origin!.top - 10}px)`;
  const frames = [
    { transform: `${at(a!)} scale(.6)`, opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { transform: `${at(b!)} scale(1.1)`, opacity: 1, offset: 0.85 },
    { transform: at(b!), opacity: 0 },
  ];
  return () => token(layer, className, '', frames, { ...timing, easing: 'ease-in-out' });
}

function roll(
  layer: HTMLElement,
  home: HTMLElement,
  die: number,
  timing: KeyframeAnimationOptions,
): Start {
  const [origin, box] = [layer.getBoundingClientRect(), home.getBoundingClientRect()];
  const at = `translate(${box.left + box.width / 2 - origin.left - 20}px, ${Math.max(4, box.top - origin.top)}px)`;
  const frames = [
    { transform: `${at} rotate(-260deg) scale(.4)`, opacity: 0 },
    { transform: at, opacity: 1, offset: 0.25 },
    { transform: at, opacity: 1, offset: 0.85 },
    { transform: at, opacity: 0 },
  ];
  return () => token(layer, 'die', String(die), frames, timing);
}

/** The start and the end of a token's flight for this step. */
function path(
  seat: number,
  action: Action,
  edition: Edition,
): { from: string; to: string; sort: string } | null {
  const thing = thingOf(action);
  const home = `seat-${seat}`;
  switch (action.type) {
    case 'vote':
    case 'pick_space':
      return { from: home, to: thing!, sort: 'vote' };
    case 'study':
      return { from: home, to: thing!, sort: 'vis' };
    case 'take':
    case 'pick_card':
      return { from: `deck-${cardOf(edition, action.card).deck}`, to: home, sort: 'card' };
    case 'draw':
    case 'choose_deck':
      return { from: `deck-${action.deck}`, to: home, sort: 'card' };
    case 'gather':
      return { from: `source-${action.source}`, to: home, sort: 'vis' };
    case 'pick_opponent':
      return { from: home, to: thing!, sort: 'spell' };
    default:
      return thing ? { from: '', to: thing, sort: '' } : null;
  }
}

export function show(
  root: HTMLElement,
  layer: HTMLElement,
  news: News[],
  edition: Edition,
  speed: number,
) {
  if (speed <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const starts = news
    .slice(-4)
    .flatMap((step, index) =>
      startsOf(root, layer, step, edition, 620 / speed, (index * 160) / speed),
    );
  for (const start of starts) start();
}

function startsOf(
  root: HTMLElement,
  layer: HTMLElement,
  step: News,
  edition: Edition,
  duration: number,
  delay: number,
): Start[] {
  const timing = { duration, delay, easing: 'ease-out' };
  if (step.type === 'row_dealt') {
    const place = find(root, `card-${step.card}`);
    const turned = [
      { transform: 'rotateY(90deg)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ];
    const how = { ...timing, duration: duration * 0.6, fill: 'backwards' } as const;
    return place ? [() => void place.animate(turned, how)] : [];
  }
  if (step.type === 'rolled') {
    const home = find(root, `seat-${step.seat}`);
    return home ? [roll(layer, home, step.die, { ...timing, duration: duration * 2.4 })] : [];
  }
  if (step.type !== 'acted') return [];
  const way = path(step.seat, step.action, edition);
  const to = way && find(root, way.to);
  if (!way || !to) return [];
  const from = way.from ? find(root, way.from) : null;
  const lit = flash(layer, to, { ...timing, delay: delay + (from ? duration * 0.75 : 0) });
  return from ? [fly(layer, from, to, `${way.sort} seat-${step.seat}`, timing), lit] : [lit];
}
