// Short descriptions of a table for the lists of the lobby.
import { enumerate as list, type Translate } from '../../i18n/translate';
import { botNames, botsAt } from '../../parts/bot_names';
import type { TableInfo } from '../../protocol';
import type en from '../messages/en';

export function seatName(table: Pick<TableInfo, 'seats'>, seat: number): string {
  const info = table.seats[seat];
  const usual = info?.kind === 'bot' ? botNames[botsAt(table.seats)[seat]!] : undefined;
  return info?.name || usual || String.fromCharCode(65 + seat);
}

/** The other players: "with Ada and two bots". */
export function company(table: TableInfo, mine: number[], t: Translate<typeof en>): string {
  const others = table.seats
    .map((info, seat) => ({ ...info, seat }))
    .filter(({ seat }) => !mine.includes(seat));
  const bots = others.filter(({ kind }) => kind === 'bot').length;
  const people = others
    .filter(({ kind }) => kind === 'person')
    .map(({ seat }) => seatName(table, seat));
  if (people.length === 0) return bots === 0 ? t('alone') : t('with_bots', { count: bots });
  const names = list(t.language, people);
  return bots === 0
    ? t('with_people', { names })
    : t('with_people_and_bots', { count: bots, names });
}

/** The state of a table: whose turn it is, or who won. */
export function standing(
  table: TableInfo,
  mine: number[],
  t: Translate<typeof en>,
): { text: string; yours: boolean } {
  if (table.phase === 'waiting') return { text: t('not_started'), yours: false };
  if (table.phase === 'finished') return { text: result(table, mine, t), yours: false };
  if (table.turn.some((seat) => mine.includes(seat))) return { text: t('your_turn'), yours: true };
  return {
    text: t('is_thinking', {
      name: list(
        t.language,
        table.turn.map((seat) => seatName(table, seat)),
      ),
    }),
    yours: false,
  };
}

export function winners(scores: number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

function result(table: TableInfo, mine: number[], t: Translate<typeof en>): string {
  const won = winners(table.outcome?.scores ?? []);
  const names = won.map((seat) => seatName(table, seat));
  if (won.some((seat) => mine.includes(seat)))
    return won.length === 1 ? t('you_won') : t('you_shared');
  return won.length === 1
    ? t('name_won', { name: names[0]! })
    : t('names_won', { names: list(t.language, names) });
}

/** Everybody's points, the leader first: "Zoe 30 · You 23". */
export function scoresLine(
  table: TableInfo,
  mine: number[],
  scores: number[],
  t: Translate<typeof en>,
): string {
  return scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => b.score - a.score)
    .map(({ score, seat }) => {
      const isMe = mine.length === 1 && mine[0] === seat;
      return `${isMe ? t('you') : seatName(table, seat)} ${score}`;
    })
    .join(' · ');
}

/** How long ago something was, as "2 hours ago"; empty for less than a minute and for 0. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const past = now - seconds;
  if (!seconds || past < 60) return '';
  const [unit, size] =
    past < 3600
      ? (['minute', 60] as const)
      : past < 86400
        ? (['hour', 3600] as const)
        : (['day', 86400] as const);
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(past / size), unit);
}
