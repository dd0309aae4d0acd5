// Shortens the content of an element that is too small, in steps that the style sheets see as
// `data-tight`.

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
const names = new Set<HTMLElement>();

// With the next picture, and all together: each step needs a layout, and one is enough for all.
function withNextPicture() {
  if (waiting.size + names.size === 0) requestAnimationFrame(fitAll);
}
function fit(one: Fitting) {
  withNextPicture();
  waiting.set(one.element, one);
}

/** Applies the first step at which all of the element is visible. */
export const tighten = (element: HTMLElement, most: number) => fit({ element, most, text: null });

/**
 * Fits a card's text: first smaller letters, then no picture, at last only the whole lines that
 * have room.
 */
export function squeeze(leaf: HTMLElement) {
  const text = leaf.querySelector<HTMLElement>('.text');
  if (text) fit({ element: leaf, most: 2, text });
}

/**
 * Makes the letters of a name smaller until its longest word has room. Only then may a word break.
 */
export function fitName(name: HTMLElement) {
  withNextPicture();
  names.add(name);
}

interface Watched {
  changed: () => void;
  size: string | null;
}
const watched = new Map<Element, Watched>();
// One for all. It is told sizes that a layout has found; to ask for one would force a layout.
const observer =
  'ResizeObserver' in globalThis
    ? new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) {
          const one = watched.get(target);
          if (!one) continue;
          const size = `${contentRect.width} ${contentRect.height}`;
          if (one.size !== null && one.size !== size) one.changed();
          one.size = size;
        }
      })
    : null;

/** Calls `changed` when the element has got another size than it began with. */
export function whenResized(element: Element, changed: () => void): () => void {
  watched.set(element, { changed, size: null });
  observer?.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

function fitAll() {
  fitNames([...names]); // first: they take room from the texts
  names.clear();
  fitTexts([...waiting.values()]);
  waiting.clear();
}

/** The sizes of a name's letters that are tried, as shares of the usual size. */
const smaller = [0.94, 0.88, 0.82, 0.76];

function fitNames(all: HTMLElement[]) {
  for (const { style } of all) {
    style.fontSize = '';
    style.overflowWrap = 'normal';
    style.hyphens = 'manual';
  }
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
  let cut = all.filter(isCut).map((name) => ({
    name,
    usual: Number.parseFloat(getComputedStyle(name).fontSize),
  }));
  for (const size of smaller) {
    for (const { name, usual } of cut) name.style.fontSize = `${usual * size}px`;
    cut = cut.filter(({ name }) => isCut(name));
  }
  for (const { name } of cut) {
    name.style.overflowWrap = '';
    name.style.hyphens = '';
  }
}

function fitTexts(left: Fitting[]) {
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
