// Measures a page as a reader sees it: texts that are cut, parts that overlap, things out of reach.
import type { Page } from 'playwright-core';

/** Waits until the page is drawn with its present size. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Leaves out what costs time to paint and takes no room. */
export const plain = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { background-image: none !important; box-shadow: none !important; filter: none !important; mask: none !important } use, image, img { visibility: hidden }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Texts that are partly invisible because a box around them is too small. */
export const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const known = new Map<Element, { style: CSSStyleDeclaration; edge: DOMRect }>();
    const read = (element: Element) => {
      if (!known.has(element))
        known.set(element, {
          style: getComputedStyle(element),
          edge: element.getBoundingClientRect(),
        });
      return known.get(element)!;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (
        !node.textContent!.trim() ||
        // The last two: numbers that slide behind a window, cropped pictures.
        element.closest('.unseen, script, style, svg, option, .window > .strip, .canvas[inert]') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 1) continue;
      let rolling = false;
      for (
        let around: Element | null = element;
        around && around !== document.documentElement;
        around = around.parentElement
      ) {
        const {
          style: { overflowX, overflowY, clipPath, position, webkitLineClamp },
          edge,
        } = read(around);
        if (clipPath.includes('50%')) {
          rolling = true;
          break;
        }
        // Outside its own button, or to the left of a scroll container, where nobody can scroll to.
        if (
          (around.tagName === 'BUTTON' &&
            (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) ||
          (/auto|scroll/.test(overflowX) && box.left + around.scrollLeft < edge.left - 1.5)
        ) {
          found.push(
            `spills from ${around.className.replace(/svelte-\w+/g, '').trim()}: "${node.textContent!.trim().slice(0, 40)}"`,
          );
          break;
        }
        const over = {
          right: box.right - edge.right,
          left: edge.left - box.left,
          bottom: box.bottom - edge.bottom,
        };
        // A card's text may end in dots after a whole line: the full text appears below the table
        // when the card is pressed.
        if (around.matches('.gt-card .text') && webkitLineClamp !== 'none') break;
        const [clips, rolls] = [/hidden|clip/, /auto|scroll/];
        // A text that is hidden completely is not cut off.
        if (clips.test(overflowY) && box.top >= edge.bottom - 2) break;
        if (
          (clips.test(overflowX) && (over.right > 1.5 || over.left > 1.5)) ||
          (clips.test(overflowY) && over.bottom > 5)
        ) {
          const where = [around.parentElement?.className, around.className]
            .map((name) =>
              String(name)
                .replace(/svelte-\w+/g, '')
                .trim(),
            )
            .join(' > ');
          found.push(
            `${where}: "${node.textContent!.trim().slice(0, 40)}" (${Math.round(Math.max(over.right, over.left))}, ${Math.round(over.bottom)})`,
          );
          break;
        }
        rolling ||= rolls.test(overflowX) || rolls.test(overflowY);
        if (rolling || position === 'fixed') break;
      }
      if (box.right > innerWidth + 1 && !rolling)
        found.push(`beyond the window: "${node.textContent!.trim().slice(0, 40)}"`);
    }
    return found;
  });

/** Texts that lie on other texts, and parts of the table that lie on other parts. */
export const overlaps = (page: Page) =>
  page.evaluate(() => {
    type Found = { element: Element; box: DOMRect; name: string };
    const found: string[] = [];
    const afloat = '[role=tooltip], .guide, .said, dialog, aside, .ghost, .flag, .chips[id=early]';
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(`.unseen, script, style, svg, option, .window > .strip, ${afloat}`);
    /** The part of a box that its clipping ancestors leave visible. */
    const known = new Map<Element, { style: CSSStyleDeclaration; edge: DOMRect }>();
    const read = (element: Element) => {
      if (!known.has(element))
        known.set(element, {
          style: getComputedStyle(element),
          edge: element.getBoundingClientRect(),
        });
      return known.get(element)!;
    };
    function visible(element: Element, box: DOMRect): DOMRect | null {
      let { left, top, right, bottom } = box;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { style, edge } = read(around);
        if (style.clipPath.includes('50%')) return null;
        if (style.overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (style.overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      const [wide, high] = [right - left, bottom - top];
      return wide > 1 && high > 1 ? new DOMRect(left, top, wide, high) : null;
    }
    // What sticks to an edge lies over a table that can be scrolled.
    const stuck = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (read(around).style.position === 'sticky') return around;
      return null;
    };
    function compare(all: Found[], wide: number, high: number) {
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1)) {
          const x =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const y =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (x <= wide || y <= high) continue;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (stuck(one.element) !== stuck(other.element)) continue;
          found.push(`${one.name} on ${other.name} (${Math.round(x)}x${Math.round(y)})`);
        }
      });
    }
    const texts: Found[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('.frame')!,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        // Letters fill the middle of their line.
        const { left, top, width, height } = line;
        const box = visible(element, new DOMRect(left, top + height * 0.24, width, height * 0.52));
        if (box) texts.push({ element, box, name: `"${node.textContent!.trim().slice(0, 24)}"` });
      }
    }
    compare(texts, 2, 2);
    const parts = [
      ...document.querySelectorAll('.frame [data-part], .frame [data-part=players] > li'),
    ].filter(seen);
    const leaves = parts.filter(
      (part) => !parts.some((other) => other !== part && part.contains(other)),
    );
    compare(
      leaves.flatMap((element) => {
        const box = visible(element, element.getBoundingClientRect());
        return box ? [{ element, box, name: element.getAttribute('data-part') ?? 'player' }] : [];
      }),
      3,
      3,
    );
    return found;
  });

/** Parts and buttons that nobody can reach: outside the window, and no scrolling brings them in. */
export const lost = (page: Page, always: string) =>
  page.evaluate((always) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('.frame [data-part], .frame button')) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('aside, dialog, .unseen')
      )
        continue;
      let box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const must = element.matches(always);
      const name =
        element.getAttribute('data-part') ??
        String(element.className)
          .replace(/svelte-\w+/g, '')
          .trim();
      let fixed = false;
      for (let around = element.parentElement; around && !fixed; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const over = [
          [overflowX, Math.max(edge.left - box.left, box.right - edge.right)],
          [overflowY, Math.max(edge.top - box.top, box.bottom - edge.bottom)],
        ] as const;
        if (
          over.some(
            ([flow, by]) => by > 3 && (/hidden|clip/.test(flow) || (must && flow !== 'visible')),
          )
        ) {
          found.push(`${must ? 'not in sight' : 'out of reach'}: ${name}`);
          break;
        }
        // Scrolling brings it in, if the scrolling box itself is in the window.
        if (over.some(([flow, by]) => by > 3 && flow !== 'visible')) box = edge;
        fixed = position === 'fixed';
      }
      if (
        box.left < -3 ||
        box.top < -3 ||
        box.right > innerWidth + 3 ||
        box.bottom > innerHeight + 3
      )
        found.push(`outside the window: ${name}`);
    }
    return [...new Set(found)];
  }, always);

/**
 * Faces of people that are cut by more than a seventh, and the share of the height that the board
 * has.
 */
export const faces = (page: Page, which: string) =>
  page.evaluate((which) => {
    const found: string[] = [];
    for (const face of document.querySelectorAll(which)) {
      if (!face.checkVisibility({ visibilityProperty: true })) continue;
      const box = face.getBoundingClientRect();
      for (let around = face.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const edge = around.getBoundingClientRect();
        const wide = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
        const high = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
        const [clipX, clipY] = [overflowX, overflowY].map((flow) => flow !== 'visible');
        if ((clipX && wide < box.width * 0.85) || (clipY && high < box.height * 0.85)) {
          found.push(
            `a face is cut: ${Math.round(wide)}x${Math.round(high)} of ${Math.round(box.width)}x${Math.round(box.height)}`,
          );
          break;
        }
      }
    }
    return found.slice(0, 3);
  }, which);

/**
 * The share of the window's height between the top of the first and the bottom of the last of
 * these.
 */
export const share = (page: Page, board: string) =>
  page.evaluate((board) => {
    const boxes = [...document.querySelectorAll(board)].map((part) => part.getBoundingClientRect());
    return (
      (Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))) /
      innerHeight
    );
  }, board);
