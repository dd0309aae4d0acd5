// A person is made of body, face and head; what is worn is drawn over what it covers.
import { dot, gold, moved } from './brush';
import type { Cloth } from './dress';
import { face, neck, type Face } from './face';

export interface Person {
  face: Face;
  /** Behind everything. */
  behind?: string;
  body: string;
  /** Over the neck: collars and jewels. */
  over?: string;
  /** Over the face. */
  head: string;
  /** Half the width of the neck. */
  neck?: number;
  /** Children are smaller. */
  small?: number;
}

export function draw({
  face: one,
  behind = '',
  body,
  over = '',
  head,
  neck: half,
  small,
}: Person): string {
  const all = behind + neck(one, half) + body + over + face(one) + head;
  return small ? moved(all, 50 - 50 * small, 111 - 111 * small, small) : all;
}

export const dyed = (main: string, deep: string, pale: string): Cloth => ({ main, deep, pale });
export const leather = dyed('#8a5a2c', '#5f3a18', '#b98650');
export const linen = dyed('#e9d9b4', '#bfa878', '#fff6dd');
export const earrings = (colour = gold) =>
  dot(28, 57, 2.6, colour, 0.9) + dot(72, 57, 2.6, colour, 0.9);
