// Links that people can say to each other: "/luna-toga-rosa-vento". They are good while a table waits.
import { ask, fetchThere } from '../../app/api';
import type { protocol } from '../../types';

/** The words of an invitation; empty if this server has none. */
export const wordsFor = (table: string, invite: string): Promise<string> =>
  ask<protocol.SpokenLink>(fetchThere, '/api/spoken', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ table, invite }),
  }).then(
    ({ words }) => words,
    () => '',
  );

/** The route to the table that these words stand for. */
export const routeOf = async (words: string): Promise<string> => {
  const { table, invite } = await ask<protocol.Invitation>(fetchThere, `/api/spoken/${words}`);
  return `/t/${table}#i=${invite}`;
};
