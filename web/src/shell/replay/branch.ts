// Plays on from a step of a match against bots.
import { api } from '../../app/api';
import { go } from '../../app/router.svelte';
import { settings } from '../../app/settings.svelte';
import { hold, holdOpened } from '../../app/tables.svelte';
import { hasHouse, isLocal } from '../../net/local/here';
import type { TableInfo } from '../../protocol';

export interface Fork {
  table: TableInfo;
  step: number;
  /** The seat that is played on. */
  seat: number;
  /** The phase of the step, in words. */
  phase: string;
  token: string;
}

/** Opens the branch and goes to its table. */
export async function branchOff(fork: Fork) {
  const { table, step, phase } = fork;
  const opened = await open(fork);
  hold({ ...holdOpened(table.game, opened), branch: { step, phase } });
  go(`/t/${opened.table}`);
}

// Bots that play on think on this device, where it can hold the table.
async function open({ table, step, seat, token }: Fork) {
  const there = () => api.branch(table.id, step, seat, settings.level, token);
  const isOver = table.phase === 'finished';
  const isCopied = isOver && !isLocal(table.id) && hasHouse() && !settings.server;
  if (!isCopied || table.branch_of) return there();
  const { copyHere } = await import('../alone/records');
  return copyHere(table.id)
    .then((copy) => api.branch(copy, step, seat, settings.level))
    .catch(there);
}
