// What the reader may see of one of their tables at the moment, for a card in "My games".
import { api, ask, at } from '../../app/api';
import { keepDecision, liveSeats, type HeldSeat, type HeldTable } from '../../app/tables.svelte';
import type { GameModule, LogLine, Seat } from '../../games/game';
import { loadEdition, loadGame, loadWords } from '../../games/load';
import type { Catalogue, Language } from '../../i18n/messages';
import { plain, type Translate } from '../../i18n/translate';
import type { Moment, TableInfo } from '../../protocol';
import { seatsOf } from '../table/session.svelte';

export interface Glimpse {
  module: GameModule;
  t: Translate<Catalogue>;
  edition: unknown;
  seats: Seat[];
  me: number | null;
  view: unknown;
  outlook: unknown;
  phase: string;
  scores: number[];
  /** The step that happened last; null if it has no line. */
  last: LogLine | null;
  /** In a branch: what the reader did first there. */
  decision?: string;
}

// A table is asked for again only after something has happened there.
const seen = new Map<string, Promise<Glimpse>>();
export function glimpseOf(table: TableInfo, held: HeldTable, language: Language): Promise<Glimpse> {
  const key = `${table.id} ${table.version} ${language}`;
  const known = seen.get(key) ?? look(table, held, language);
  known.catch(() => seen.delete(key));
  seen.set(key, known);
  return known;
}

function momentOf({ id }: TableInfo, step: number, own: HeldSeat | undefined): Promise<Moment> {
  const eyes = own ? `&eyes=${own.seat}` : '';
  return ask(at(id), `/api/tables/${id}/replay?step=${step}${eyes}`, {}, own?.token);
}

async function look(table: TableInfo, held: HeldTable, language: Language): Promise<Glimpse> {
  const own = liveSeats(held)[0];
  // A finished match is open to everybody, so that its replay needs no seat.
  const me = own?.seat ?? null;
  const module = await loadGame(table.game);
  const [t, moment, edition] = await Promise.all([
    loadWords(module, language),
    momentOf(table, table.version, own),
    api.tableEdition(table.id).then(({ values }) => loadEdition(module, values, language)),
  ]);
  const context = { t, seats: seatsOf(table, me), me, edition };
  const { view, outlook, news } = moment;
  return {
    module,
    ...context,
    view,
    outlook,
    phase: module.phase(view, context),
    scores: table.outcome?.scores ?? module.scores(view),
    last: news === null ? null : module.news(news, context),
    decision: table.branch_of && own ? await firstDecision() : undefined,
  };

  // It never changes, so it is asked for once and kept.
  async function firstDecision() {
    if (held.decision?.language === language) return held.decision.text;
    const { steps } = await api.replay(table.id, me, own!.token);
    for (const { news } of steps) {
      const line = news === null ? null : module.news(news, context);
      if (line?.seat !== me) continue;
      const text = plain(line.parts);
      keepDecision(table.id, text, language);
      return text;
    }
    return undefined;
  }
}
