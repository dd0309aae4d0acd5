// The coins of every player, and what a step changes in them.
import type { Change } from '../scene';
import { isCounted, type View } from './kinds';
import type { Here } from './words';

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export function coinsOfAll({ table }: View): number[] {
  const sales = isCounted(table) ? [] : table.sales;
  return table.favour_coins.map((coins, seat) => {
    const sold = sales
      .filter((sale) => sale.seat === seat)
      .map((sale) => sale.coins + sale.pay + sale.bonus);
    return coins + sum(table.income.map((day) => day[seat] ?? 0)) + sum(sold);
  });
}

export function coinsChange(before: View, after: View): Change[] {
  const was = coinsOfAll(before);
  return coinsOfAll(after).flatMap((coins, seat) => {
    const by = coins - (was[seat] ?? 0);
    return by === 0 ? [] : [{ seat, by, kind: 'coins' }];
  });
}

export const amount = ({ by }: Change, { t }: Here) =>
  `${by > 0 ? '+' : ''}${t('amount_coins', { count: by })}`;
