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

function flash(place: HTMLElement, duration: number, delay: number) {
  place.animate(
    [
      { boxShadow: '0 0 0 0 var(--gold-leaf)' },
      { boxShadow: '0 0 0 7px var(--gold-leaf)', transform: 'scale(1.04)', offset: 0.4 },
      { boxShadow: '0 0 0 12px transparent' },
    ],
    { duration, delay, easing: 'ease-out' },
  );
}

function fly(
  layer: HTMLElement,
  from: HTMLElement,
  to: HTMLElement,
  className: string,
  duration: number,
  delay: number,
) {
  const [origin, a, b] = [
    layer.getBoundingClientRect(),
    from.getBoundingClientRect(),
    to.getBoundingClientRect(),
  ];
  const token = document.createElement('i');
  token.className = `token ${className}`;
  layer.append(token);
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - origin.left - 10}px, ${box.top + box.height / 2 - origin.top - 10}px)`;
  const flight = token.animate(
    [
      { transform: `${at(a)} scale(.6)`, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: `${at(b)} scale(1.1)`, opacity: 1, offset: 0.85 },
      { transform: at(b), opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => token.remove();
}

function roll(layer: HTMLElement, home: HTMLElement, die: number, duration: number, delay: number) {
  const [origin, box] = [layer.getBoundingClientRect(), home.getBoundingClientRect()];
  const token = document.createElement('i');
  token.className = 'token die';
  token.textContent = String(die);
  layer.append(token);
  const at = `translate(${box.left + box.width / 2 - origin.left - 20}px, ${Math.max(4, box.top - origin.top)}px)`;
  const fall = token.animate(
    [
      { transform: `${at} rotate(-260deg) scale(.4)`, opacity: 0 },
      { transform: at, opacity: 1, offset: 0.25 },
      { transform: at, opacity: 1, offset: 0.85 },
      { transform: at, opacity: 0 },
    ],
    { duration, delay, easing: 'ease-out', fill: 'backwards' },
  );
  fall.onfinish = fall.oncancel = () => token.remove();
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
  const duration = 620 / speed;
  news.slice(-4).forEach((step, index) => {
    const delay = (index * 160) / speed;
    if (step.type === 'row_dealt') {
      const place = find(root, `card-${step.card}`);
      place?.animate(
        [
          { transform: 'rotateY(90deg)', opacity: 0.2 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: duration * 0.6, delay, easing: 'ease-out', fill: 'backwards' },
      );
      return;
    }
    if (step.type === 'rolled') {
      const home = find(root, `seat-${step.seat}`);
      if (home) roll(layer, home, step.die, duration * 2.4, delay);
      return;
    }
    if (step.type !== 'acted') return;
    const way = path(step.seat, step.action, edition);
    const to = way && find(root, way.to);
    if (!way || !to) return;
    const from = way.from ? find(root, way.from) : null;
    if (from) fly(layer, from, to, `${way.sort} seat-${step.seat}`, duration, delay);
    flash(to, duration, delay + (from ? duration * 0.75 : 0));
  });
}
