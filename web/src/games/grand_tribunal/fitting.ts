// What has too little room says less, in steps that the style sheets know by `data-tight`.

// Letters reach some pixels out of lines that are set tight.
const slack = 3;
const fits = (element: HTMLElement) =>
  element.scrollWidth <= element.clientWidth &&
  element.scrollHeight <= element.clientHeight + slack;

/** The first step at which all of `measured` can be seen; false if there is none. */
export function tighten(element: HTMLElement, most: number, measured = element): boolean {
  for (let tight = 0; tight <= most; tight++) {
    element.dataset.tight = String(tight);
    if (fits(measured)) return true;
  }
  return false;
}

/** A card's text: in smaller letters, without a picture, and at last as many whole lines as there is room for. */
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
