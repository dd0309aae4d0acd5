// Justinian's log: headings for phases and turns, a pass and its draw in one line, refusals
// together, a line for each tile that moves, a scoring as a table.
import { enumerate, signed } from '../../i18n/translate';
import { nameOf, type Account, type LogLine, type LogValue, type NumberedLine } from '../game';
import type { Change } from '../scene';
import { minimums, nearestPhase, roman, unpack, type News, type View, type Words } from './kinds';
import { logLine, tileOf } from './words';

type Of<Type extends News['type']> = Extract<News, { type: Type }>;
const opens = new Set<News['type']>(['placed', 'placed_on_card', 'passed']);

export function lines(
  news: News[],
  words: Words,
  changes: (step: number) => Change[],
  first?: View,
): NumberedLine[] {
  const { t, me, seats } = words;
  const found: NumberedLine[] = [];
  let phase = Math.max(1, first?.table.phase ?? 1);
  let turn = Math.max(0, (first?.table.game_turn ?? 1) - 1);
  let part: NumberedLine | null = null;
  let isNew = true;
  let refused: number[] = [];
  let hidden: NumberedLine[] = [];
  const head = (line: Omit<NumberedLine, 'seat'>) => {
    found.push({ seat: null, ...line });
    return found.at(-1)!;
  };
  news.forEach((item, index) => {
    const step = index + 1;
    if (isNew && opens.has(item.type)) {
      isNew = false;
      const named = roman[nearestPhase(phase)]!;
      part ??= head({
        heading: 'part',
        parts: t.parts('log_phase', { phase: named }),
        note: t('log_needs', { minimum: minimums[nearestPhase(phase) - 1]! }),
        step,
      });
      const opener = 'seat' in item ? item.seat : 0;
      head({
        heading: 'turn',
        parts: t.parts('log_turn', { turn: ++turn }),
        note: opener === me ? t('log_opened_you') : t('log_opened', { who: nameOf(seats, opener) }),
        step,
      });
    }
    if (item.type === 'dealt' && isDrawOf(news[index - 1], item)) return;
    if (item.type === 'resolved') {
      isNew = true;
      // No token above a tile is hidden any more.
      for (const line of hidden) delete line.value;
      hidden = [];
    }
    if (item.type === 'scored') {
      phase++;
      if (part) part.note = t('log_counted', { colour: t(item.scoring.colour) });
      part = null;
    }
    const line = briefly(item, news[index + 1], words);
    if (!line) return;
    if (item.type !== 'declined' || item.seat === me) refused = [];
    else refused.push(item.seat);
    if (refused.length < 2) {
      found.push({ ...line, step, changes: item.type === 'scored' ? changes(index) : [] });
      if (item.type === 'placed' && item.token === null) hidden.push(found.at(-1)!);
      if (item.type === 'resolved') found.push(...moves(item, words, step));
      return;
    }
    // The others who do not call are one line.
    const names = enumerate(
      t.language,
      refused.map((seat) => nameOf(seats, seat)),
    );
    const parts = t.parts('log_declined_all', { names });
    found[found.length - 1] = { seat: null, minor: true, parts, step };
  });
  return found;
}

const isDrawOf = (before: News | undefined, { seat }: Of<'dealt'>) =>
  before?.type === 'passed' && before.seat === seat;

/** The line of a step, with its number at the end of it. */
function briefly(item: News, next: News | undefined, words: Words): LogLine | null {
  const { t, me } = words;
  const line = logLine(item, words, []);
  if (!line) return null;
  const who = line.seat === null ? '' : nameOf(words.seats, line.seat);
  const mine = line.seat === me;
  const token = (value: number | null): LogValue => ({
    text: value === null ? t('log_hidden') : signed(value),
  });
  switch (item.type) {
    case 'placed': {
      const tile = tileOf(item.tile, words);
      const parts = mine ? t.parts('log_put_you', { tile }) : t.parts('log_placed', { who, tile });
      return { ...line, parts, value: token(item.token) };
    }
    case 'placed_on_card': {
      const parts = mine ? t.parts('log_put_on_card_you') : t.parts('log_on_card', { who });
      return { ...line, parts, value: token(item.token) };
    }
    case 'passed':
      return { ...line, value: drawn(next, words) };
    case 'resolved': {
      const key = `scene_moves_${item.from}` as const;
      return { ...line, parts: mine ? t.parts(`${key}_you`) : t.parts(key, { who }) };
    }
    case 'scored':
      return scored(item, words);
    default:
      return line;
  }
}

function drawn(next: News | undefined, { t }: Words): LogValue | undefined {
  if (next?.type !== 'dealt' || next.count === 0) return undefined;
  if (next.tokens) return { text: unpack(next.tokens).map(signed).join(' ') };
  return { text: `+${t('amount_tokens', { count: next.count })}`, tone: 'gain' };
}

function moves(item: Of<'resolved'>, words: Words, step: number): NumberedLine[] {
  const { t } = words;
  const line = { seat: null, minor: true, step };
  const moved = item.moves.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return [{ ...line, parts: t.parts('log_stay') }];
  return moved.map(({ tile, from, to }) => ({
    ...line,
    sign: `tile-${tile}`,
    parts: [{ name: 'tile', text: tileOf(tile, words) }],
    value: { text: `${from} → ${to}`, tone: to > from ? 'gain' : 'loss' },
  }));
}

function scored({ scoring }: Of<'scored'>, { t, me, seats }: Words): LogLine {
  const { chooser, colour } = scoring;
  const rows: Account['rows'] = seats.map(({ index, name }) => {
    const [cards, tokens] = [scoring.from_cards[index]!, scoring.from_tokens[index]!];
    return {
      seat: index,
      name: index === me ? t('log_you') : name,
      values: [cards, tokens, cards + tokens].map((value) => (value === 0 ? '–' : String(value))),
    };
  });
  return {
    seat: null,
    sign: colour,
    parts:
      chooser === me
        ? t.parts('scene_named_you', { colour: t(colour) })
        : t.parts('scene_named', { who: nameOf(seats, chooser), colour: t(colour) }),
    account: { heads: [t('log_cards'), t('log_tokens'), t('log_total')], rows },
  };
}
