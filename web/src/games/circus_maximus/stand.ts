// How a crowd stands: the number of ranks and the size of each figure, so that any number of
// figures fits the room there is. Nothing bursts, because nothing has a size of its own.

export interface Room {
  width: number;
  height: number;
}
export interface Standing {
  /** The figures in a rank, and the width and height of each. */
  per: number;
  width: number;
  height: number;
}

/** `ideal` is the size at which a figure looks best; it never gets larger than `most` times that. */
export function stand(count: number, room: Room, ideal: Room, gap: number, most = 1.35): Standing {
  let best: Standing = { per: count, width: 0, height: 0 };
  let score = -1;
  for (let ranks = 1; ranks <= Math.max(1, count); ranks++) {
    const per = Math.ceil(Math.max(1, count) / ranks);
    const width = Math.min(ideal.width * most, (room.width - gap * (per - 1)) / per);
    const height = Math.min(ideal.height * most, (room.height - gap * (ranks - 1)) / ranks);
    const now = Math.min(width / ideal.width, height / ideal.height);
    // Another rank must be clearly better: one line is easier to read.
    if (now <= score * 1.08) continue;
    score = now;
    best = { per, width: Math.floor(width * 10) / 10, height: Math.floor(height * 10) / 10 };
  }
  return best;
}
