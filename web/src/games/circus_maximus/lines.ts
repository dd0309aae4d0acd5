// The log with a heading for each day and phase, and passes that follow each other in one line.
import { enumerate } from '../../i18n/translate';
import { nameOf, type NumberedLine } from '../game';
import type { Change } from '../scene';
import type { News } from './kinds';
import { newsLine } from './news';
import type { Here } from './words';

const phases = ['phase_favours', 'phase_tickets', 'phase_sales'] as const;

export function lines(
  news: News[],
  context: Here,
  changes: (step: number) => Change[],
): NumberedLine[] {
  const { t, me, seats } = context;
  const found: NumberedLine[] = [];
  const head = (parts: NumberedLine['parts'], step: number) =>
    found.push({ seat: null, heading: true, parts, step });
  let [day, phase] = [0, 0];
  let passed: number[] = [];
  news.forEach((item, index) => {
    const step = index + 1;
    if (item.type === 'favours_dealt') {
      [day, phase] = [day + 1, 0];
      head(t.parts('log_day', { day }), step);
    }
    const line = newsLine(item, context);
    if (line) {
      passed = item.type === 'passed' && item.seat !== me ? [...passed, item.seat] : [];
      const minor = item.type === 'declined';
      const own = { ...line, heading: false, minor, step, changes: changes(index) };
      const isPlain = item.type !== 'passed' || !(item.then.phase_over || item.then.day_over);
      if (passed.length > 1 && isPlain)
        found[found.length - 1] = {
          ...own,
          seat: null,
          parts: t.parts('news_passed_all', {
            names: enumerate(
              t.language,
              passed.map((seat) => nameOf(seats, seat)),
            ),
          }),
        };
      else found.push(own);
    }
    if ('then' in item && item.then.phase_over && !item.then.day_over && phase < 2)
      head(t.parts('log_phase', { day, phase: t(phases[++phase]!) }), step);
  });
  return found;
}
