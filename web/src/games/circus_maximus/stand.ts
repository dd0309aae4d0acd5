// How a crowd stands: the number of ranks and the size of each figure, so that any number of
// figures fits the room there is. Nothing bursts, because nothing has a size of its own.

export interface Room {
  width: number;
  height: number;
}
/**
 * The size at which a figure looks best; `words` is the part of the height that holds no picture.
 */
export interface Ideal extends Room {
  words: number;
  /** What is pressed should not be narrower than a finger, in pixels. */
  finger?: number;
}
export interface Standing {
  /** The figures in a rank, and the width and height of each. */
  per: number;
  width: number;
  height: number;
}

/** A figure never gets larger than this many times its ideal size. */
const most = 1.35;

/** The share of its ideal width that a figure needs for the words below it. */
const least = 0.3;

/** `deep` is the largest number of ranks. */
export function stand(
  count: number,
  room: Room,
  ideal: Ideal,
  gap: number,
  deep = Infinity,
): Standing {
  let best: Standing = { per: count, width: 0, height: 0 };
  let score = -Infinity;
  for (let ranks = 1; ranks <= Math.min(deep, Math.max(1, count)); ranks++) {
    const per = Math.ceil(Math.max(1, count) / ranks);
    const width = Math.min(ideal.width * most, (room.width - gap * (per - 1)) / per);
    const height = Math.min(ideal.height * most, (room.height - gap * (ranks - 1)) / ranks);
    const now =
      Math.min(width / ideal.width, (height - ideal.words) / (ideal.height - ideal.words)) -
      // Too narrow for a word, or too low for a picture: only if nothing else is left.
      (width < Math.max(ideal.width * least, ideal.finger ?? 0) ? 1 : 0) -
      (height < ideal.words ? 2 : 0);
    // Another rank must be clearly better: one line is easier to read.
    if (now <= score + Math.abs(score) * 0.08) continue;
    score = now;
    best = { per, width: Math.floor(width * 10) / 10, height: Math.floor(height * 10) / 10 };
  }
  return best;
}

/** A size that grows with the table. */
export const grown = ({ width, height, words }: Ideal, scale: number): Ideal => ({
  width: width * scale,
  height: height * scale,
  words: words * scale,
});
