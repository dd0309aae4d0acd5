// Public amounts that a step changes: Vis in reserve and points.
import type { Change } from '../scene';
import type { Context, View } from './kinds';

export function changes(before: View, after: View): Change[] {
  return after.table.players.flatMap((player, seat) => {
    const was = before.table.players[seat];
    if (!was) return [];
    const vis = { seat, by: player.vis - was.vis, kind: 'vis' };
    const points = { seat, by: player.points - was.points, kind: 'points' };
    return [vis, points].filter(({ by }) => by !== 0);
  });
}

export const amount = ({ by, kind }: Change, { t }: Context) =>
  `${by > 0 ? '+' : ''}${t(kind === 'vis' ? 'amount_vis' : 'amount_points', { count: by })}`;
