// What each step of a match changed, and the log lines with these amounts. Live steps are compared
// as they come; the steps before the page was opened come from the replay of the reader's own seat.
import type { Context, GameModule, Kinds, NumberedLine } from '../../games/game';
import type { Change } from '../../games/scene';
import type { Catalogue } from '../../i18n/messages';

export class Chronicle {
  private steps = $state.raw<(Change[] | undefined)[]>([]);
  /** The view before the first step, if it is known. */
  first = $state.raw<unknown>();

  /** Steps `from` to `to` have changed `view`; the amounts belong to the last step with a line. */
  note(game: GameModule, from: number, to: number, before: unknown, after: unknown) {
    if (!game.changes) return;
    const steps = this.steps.slice(0, from);
    steps.length = from;
    for (let step = from; step < to; ++step) steps[step] = [];
    if (to > from) steps[to - 1] = game.changes(before, after);
    this.steps = steps;
  }
  /** Fills in what is missing from the views of a whole match. */
  fill(game: GameModule, views: unknown[]) {
    this.first ??= views[0];
    if (!game.changes) return;
    const steps = [...this.steps];
    for (let step = 0; step + 1 < views.length; ++step)
      steps[step] ??= game.changes(views[step], views[step + 1]);
    this.steps = steps;
  }
  /** True if some of the first `count` steps are not known. */
  lacks(count: number): boolean {
    for (let step = 0; step < count; ++step) if (!this.steps[step]) return true;
    return false;
  }
  at = (step: number): Change[] => this.steps[step] ?? [];
}

export function linesOf(
  game: GameModule,
  news: unknown[],
  context: Context<Kinds, Catalogue>,
  { at, first }: Pick<Chronicle, 'at' | 'first'>,
): NumberedLine[] {
  if (game.lines) return game.lines(news, context, at, first);
  return news.flatMap((item, index) => {
    const line = game.news(item, context, at(index));
    return line ? [{ ...line, step: index + 1 }] : [];
  });
}

/**
 * What the others did since the reader's last own action, newest last. Before their first one there
 * is nothing to tell: what comes before the first turn is the deal.
 */
export function sinceOwn(lines: NumberedLine[], me: number | null): NumberedLine[] {
  if (me === null) return [];
  const opened = lines.findIndex(({ heading }) => heading === 'turn');
  const last = lines.findLastIndex((line) => line.seat === me && !line.minor && !line.heading);
  if (last <= opened || (opened < 0 && lines.some(({ heading }) => heading))) return [];
  // The first line of a step says what happened, further ones are its details.
  return lines
    .slice(last + 1)
    .filter((line) => !line.heading && line.seat !== me)
    .filter((line, index, all) => line.step !== all[index - 1]?.step);
}

/**
 * At most four of these lines, in their order: first those that touch the reader, then the last
 * ones.
 */
export function shortRecap(lines: NumberedLine[], me: number | null): NumberedLine[] {
  const touches = (line: NumberedLine) => line.changes?.some(({ seat }) => seat === me) ?? false;
  const chosen = [
    ...lines.filter(touches).slice(-4),
    ...lines.filter((one) => !touches(one)).reverse(),
  ];
  const kept = chosen.slice(0, 4);
  return lines.filter((line) => kept.includes(line));
}
