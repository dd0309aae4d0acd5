// What the reader last saw of their tables, for the list "My games".
import { recall, remember } from './store';

export interface Glance {
  version: number;
  /** "Phase II · turn 3", in the language of that moment. */
  phase: string;
  scores: number[];
}

const most = 60;
type Glances = Record<string, Glance>;
const all = () => recall<Glances>('glances', {});

export function keepGlance(table: string, glance: Glance) {
  const kept = Object.entries(all()).filter(([id]) => id !== table);
  remember('glances', Object.fromEntries([...kept.slice(1 - most), [table, glance]]));
}
/** What was seen of a table; null if it was another version. */
export function glanceAt(table: string, version: number): Glance | null {
  const glance = all()[table];
  return glance?.version === version ? glance : null;
}
