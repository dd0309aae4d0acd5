// The coins of the day in an outlook, and what a previewed action would change in them.
import type { Outlook } from './kinds';

/** The coins that a player would earn today, for now. */
export const today = (outlook: Outlook, seat: number) => {
  const account = outlook.accounts[seat];
  return account ? account.sales + account.prospects + account.merchants : 0;
};

/** True if the previewed action ends the day: its coins then count as coins of the days before. */
export const isDayCounted = (outlook: Outlook, preview: Outlook) =>
  outlook.accounts.some((account, seat) => account.before !== preview.accounts[seat]?.before);

/** The coins that a sale would bring. */
export function saleIn(outlook: Outlook, preview: Outlook, seat: number): number {
  const [now, then] = [outlook.accounts[seat], preview.accounts[seat]];
  if (!now || !then) return 0;
  return isDayCounted(outlook, preview)
    ? then.before - now.before - now.sales - now.merchants
    : then.sales - now.sales;
}

/** The other players whose coins of today would change. */
export function slips(outlook: Outlook, preview: Outlook, me: number | null) {
  return outlook.accounts.flatMap((_, seat) => {
    const [from, to] = [today(outlook, seat), today(preview, seat)];
    return seat === me || from === to ? [] : [{ seat, from, to }];
  });
}
