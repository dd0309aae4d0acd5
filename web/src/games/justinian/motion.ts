// Animates a tile that slides along the row: it moves over the board, and the numbers in its
// windows stay in place on the board, so they move the other way within the tile.
export function slide(
  item: HTMLElement,
  from: number,
  to: number,
  perRow: number,
  milliseconds: number,
) {
  const width = item.offsetWidth;
  const place = (slot: number) => ({
    x: ((slot - 1) % perRow) * width,
    y: Math.floor((slot - 1) / perRow) * (item.parentElement!.clientHeight / 2),
  });
  const start = place(from);
  const end = place(to);
  const timing: KeyframeAnimationOptions = {
    duration: milliseconds,
    easing: 'cubic-bezier(0.45, 0, 0.2, 1)',
  };
  // The moving tile is drawn above the tiles that slide one slot.
  const zIndex = Math.abs(to - from) > 1 ? 3 : 2;
  item.animate(
    [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)`, zIndex },
      { transform: 'none', zIndex },
    ],
    timing,
  );
  for (const strip of item.querySelectorAll('.strip'))
    strip.animate(
      [
        { transform: `translateX(${(0.5 - from) * width}px)` },
        { transform: `translateX(${(0.5 - to) * width}px)` },
      ],
      timing,
    );
}
