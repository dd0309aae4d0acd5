// What the chosen action would change, for what the shell draws of a table outside of it.
import type { Outlook, View } from './kinds';

let seen = $state.raw<{ view: View; outlook: Outlook } | null>(null);

export function foresee(view: View, outlook: Outlook | null) {
  seen = outlook && { view, outlook };
}
/** Null if nothing is chosen, or if it was chosen at another table. */
export const foreseen = (view: View): Outlook | null => (seen?.view === view ? seen.outlook : null);
