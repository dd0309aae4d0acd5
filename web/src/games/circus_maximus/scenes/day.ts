// What the account of a day counts.
import type { Sale, Venue } from '../kinds';

/** `level`: of the merchant who sold it, if the history says so. */
export interface Sold extends Sale {
  level: number | null;
}
export const worth = ({ coins, pay, bonus }: Sale) => coins + pay + bonus;

/** The day of one player. */
export interface Row {
  seat: number;
  name: string;
  isMine: boolean;
  /** Their picture: the merchant with the best sale, or the patrician. */
  level: number;
  sold: Record<Venue, number>;
  kept: number;
  favours: number;
  today: number;
  total: number;
}
