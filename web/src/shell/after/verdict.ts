// The result of a match in words.
import { shell } from '../../app/settings.svelte';
import type { Seat } from '../../games/game';
import { enumerate } from '../../i18n/translate';
import { winners } from '../lobby/describe';
import { ranking } from './places';

export function verdict(seats: Seat[], scores: number[], me: number | null): string {
  const { t } = shell;
  const order = ranking(seats, scores);
  const won = winners(scores);
  const lead = scores[order[0]!.index]! - (scores[order[1]?.index ?? 0] ?? 0);
  const names = won.map((seat) => (seat === me ? t('you') : seats[seat]!.name));
  if (won.length > 1) return t('shared_victory', { names: enumerate(t.language, names) });
  return won[0] === me
    ? t('you_win_by', { count: lead })
    : t('name_wins_by', { count: lead, name: names[0]! });
}
