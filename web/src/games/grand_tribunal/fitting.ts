// Shortens the content of an element that is too small, in steps that the style sheets see as `data-tight`.

// Letters extend some pixels beyond lines with a small line height.
const slack = 3;
const fits = (element: HTMLElement) =>
  element.scrollWidth <= element.clientWidth &&
  element.scrollHeight <= element.clientHeight + slack;

/** Applies the first step at which all of the element is visible. */
export function tighten(element: HTMLElement, most: number) {
  for (let tight = 0; tight <= most; tight++) {
    element.dataset.tight = String(tight);
    if (fits(element)) return;
  }
}

const waiting = new Set<HTMLElement>();
/**
 * Fits a card's text: first smaller letters, then no picture, at last only the whole lines that have
 * room. With the next picture, and all cards together: each step needs a layout, of which one is
 * enough for all of them.
 */
export function squeeze(leaf: HTMLElement) {
  if (waiting.size === 0) requestAnimationFrame(squeezeAll);
  waiting.add(leaf);
}

function squeezeAll() {
  let leaves = [...waiting].flatMap((leaf) => {
    const text = leaf.querySelector<HTMLElement>('.text');
    return text ? [{ leaf, text }] : [];
  });
  waiting.clear();
  for (const { text } of leaves) text.style.removeProperty('--lines');
  for (let tight = 0; tight <= 2 && leaves.length > 0; tight++) {
    for (const { leaf } of leaves) leaf.dataset.tight = String(tight);
    leaves = leaves.filter(({ text }) => !fits(text));
  }
  const whole = leaves.map(({ text }) =>
    Math.floor((text.clientHeight + slack) / Number.parseFloat(getComputedStyle(text).lineHeight)),
  );
  leaves.forEach(({ text }, index) =>
    text.style.setProperty('--lines', String(Math.max(1, whole[index]!))),
  );
}
