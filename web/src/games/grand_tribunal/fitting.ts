// Shortens the content of an element that is too small, in steps that the style sheets see as `data-tight`.

// Letters extend some pixels beyond lines with a small line height.
const slack = 3;
const fits = (element: HTMLElement) =>
  element.scrollWidth <= element.clientWidth &&
  element.scrollHeight <= element.clientHeight + slack;

interface Fitting {
  element: HTMLElement;
  most: number;
  /** The text of a card, which is what must be visible; otherwise the element itself. */
  text: HTMLElement | null;
}
const waiting = new Map<HTMLElement, Fitting>();

// With the next picture, and all together: each step needs a layout, and one is enough for all.
function fit(one: Fitting) {
  if (waiting.size === 0) requestAnimationFrame(fitAll);
  waiting.set(one.element, one);
}

/** Applies the first step at which all of the element is visible. */
export const tighten = (element: HTMLElement, most: number) => fit({ element, most, text: null });

/** The sizes of a name's letters that are tried, as shares of the usual size. */
const sizes = [1, 0.94, 0.88, 0.82, 0.76];

/** Makes the letters of a name smaller until its longest word has room. Only then may a word break. */
export function fitName(name: HTMLElement) {
  const { style } = name;
  const whole = (isWhole: boolean) => {
    style.overflowWrap = isWhole ? 'normal' : '';
    style.hyphens = isWhole ? 'manual' : '';
  };
  whole(true);
  style.fontSize = '';
  const full = Number.parseFloat(getComputedStyle(name).fontSize);
  for (const size of sizes) {
    if (size < 1) style.fontSize = `${full * size}px`;
    if (name.scrollWidth <= name.clientWidth) return;
  }
  whole(false);
}

/** Fits a card's text: first smaller letters, then no picture, at last only the whole lines that have room. */
export function squeeze(leaf: HTMLElement) {
  const text = leaf.querySelector<HTMLElement>('.text');
  if (text) fit({ element: leaf, most: 2, text });
}

function fitAll() {
  let left = [...waiting.values()];
  waiting.clear();
  for (const { text } of left) text?.style.removeProperty('--lines');
  const cut: HTMLElement[] = [];
  for (let tight = 0; left.length > 0; tight++) {
    for (const { element } of left) element.dataset.tight = String(tight);
    left = left.filter(({ element, text }) => !fits(text ?? element));
    for (const { most, text } of left) if (most === tight && text) cut.push(text);
    left = left.filter(({ most }) => most > tight);
  }
  const lines = cut.map((text) =>
    Math.floor((text.clientHeight + slack) / Number.parseFloat(getComputedStyle(text).lineHeight)),
  );
  cut.forEach((text, index) =>
    text.style.setProperty('--lines', String(Math.max(1, lines[index]!))),
  );
}
