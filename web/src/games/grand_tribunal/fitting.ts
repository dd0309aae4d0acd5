// Shortens the content of an element that is too small, in steps that the style sheets see as `data-tight`.

// Letters extend some pixels beyond lines with a small line height.
const slack = 3;
const fits = (element: HTMLElement) =>
  element.scrollWidth <= element.clientWidth &&
  element.scrollHeight <= element.clientHeight + slack;

/** Applies the first step at which all of `measured` is visible; false if there is none. */
export function tighten(element: HTMLElement, most: number, measured = element): boolean {
  for (let tight = 0; tight <= most; tight++) {
    element.dataset.tight = String(tight);
    if (fits(measured)) return true;
  }
  return false;
}

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
  if (!text) return;
  text.style.removeProperty('--lines');
  if (tighten(leaf, 2, text)) return;
  text.style.setProperty(
    '--lines',
    String(
      Math.max(
        1,
        Math.floor(
          (text.clientHeight + slack) / Number.parseFloat(getComputedStyle(text).lineHeight),
        ),
      ),
    ),
  );
}
