// Texts of Justinian: questions, button labels, log lines.
import { signed, type Part } from '../../i18n/translate';
import { nameOf, type LogLine } from '../game';
import { unpack, type Colour, type Kinds, type News, type View, type Words } from './kinds';

export const tileOf = (number: number, { edition, t }: Words) =>
  t('tile', { number, name: edition.tile[number - 1]!.name });
// Separates whole phrases with commas.
const list = (items: string[]) => items.join(', ');

export function question(
  view: View,
  legal: Kinds['Action'][],
  turn: number[],
  { t, seats }: Words,
): string {
  const types = new Set(legal.map((action) => action.type));
  if (types.has('place') || types.has('place_on_card')) return t('ask_place');
  if (types.has('pass')) return t('ask_pass');
  if (types.has('resolve')) return t('ask_direction');
  if (types.has('claim')) return t('ask_claim');
  if (types.has('decline')) return t('ask_decline');
  if (types.has('choose_colour')) return t('ask_colour');
  if (types.has('keep')) return t('ask_exchange');
  if (view.table.stage === 'over') return t('over');
  const who = turn.map((seat) => nameOf(seats, seat)).join(', ');
  switch (view.table.stage) {
    case 'place':
      return t('wait_place', { who });
    case 'direction':
      return t('wait_direction', { who });
    case 'claim':
      return t('wait_claim', { who });
    case 'colour':
      return t('wait_colour', { who });
    case 'exchange':
      return t('wait_exchange', { who });
    default:
      return t('wait_chance');
  }
}

export function action(action: Kinds['Action'], { t }: Words): Part[] {
  switch (action.type) {
    case 'place':
      return t.parts('do_place', { token: signed(action.token), number: action.tile });
    case 'place_on_card':
      return t.parts('do_place_on_card', { token: signed(action.token) });
    case 'pass':
      return t.parts('do_pass');
    case 'resolve':
      return t.parts(action.from === 'left' ? 'do_left' : 'do_right');
    case 'claim':
      return t.parts('do_claim');
    case 'decline':
      return t.parts('do_decline');
    case 'choose_colour':
      return t.parts('do_colour', { colour: t(action.colour) });
    case 'exchange':
      return t.parts('do_exchange', { number: action.card, colour: t(action.colour) });
    case 'keep':
      return t.parts('do_keep');
  }
}

/** `rest`: the steps that follow, because what is drawn after a pass belongs to it. */
export function logLine(news: News, words: Words, rest: News[] = []): LogLine | null {
  const { t, seats, me } = words;
  const seat = 'seat' in news ? news.seat : null;
  const who = seat === null ? '' : nameOf(seats, seat);
  const mine = seat === me;
  const line = (parts: Part[]): LogLine => ({ seat, parts });
  // Nobody decides to do this.
  const minor = (parts: Part[]): LogLine => ({ ...line(parts), minor: true });
  const card = (number: number, colour: Colour, key: 'log_exchanged' | 'log_drawn') => {
    const said = { card: tileOf(number, words), colour: t(colour) };
    return mine ? t.parts(`${key}_you`, said) : t.parts(`${key}_face`, { who, ...said });
  };
  switch (news.type) {
    case 'dealt':
      if (news.count === 0) return null;
      if (!news.tokens) return minor(t.parts('log_dealt', { who, count: news.count }));
      {
        const drawn = { count: news.count, tokens: list(unpack(news.tokens).map(signed)) };
        return minor(
          mine ? t.parts('log_dealt_you', drawn) : t.parts('log_dealt_face', { who, ...drawn }),
        );
      }
    case 'dealt_cards':
      return null;
    case 'starts':
      return minor(mine ? t.parts('log_starts_you') : t.parts('log_starts', { who }));
    case 'placed': {
      const tile = tileOf(news.tile, words);
      if (news.token === null) return line(t.parts('log_placed', { who, tile }));
      const token = signed(news.token);
      return line(
        mine
          ? t.parts('log_placed_you', { token, tile })
          : t.parts('log_placed_face', { who, token, tile }),
      );
    }
    case 'placed_on_card': {
      if (news.token === null) return line(t.parts('log_on_card', { who }));
      const token = signed(news.token);
      return line(
        mine ? t.parts('log_on_card_you', { token }) : t.parts('log_on_card_face', { who, token }),
      );
    }
    case 'passed':
      return line(passed(rest[0], mine, who, words));
    case 'resolved': {
      const moved = news.moves.map((move) =>
        t('log_move', {
          name: words.edition.tile[move.tile - 1]!.name,
          sum: signed(move.sum),
          to: move.to,
        }),
      );
      const moves = moved.length > 0 ? list(moved) : t('log_no_moves');
      if (mine)
        return line(
          t.parts(news.from === 'left' ? 'log_resolved_you_left' : 'log_resolved_you_right', {
            moves,
          }),
        );
      return line(
        t.parts(news.from === 'left' ? 'log_resolved_left' : 'log_resolved_right', { who, moves }),
      );
    }
    case 'claimed':
      if (news.valid)
        return line(mine ? t.parts('log_claimed_you') : t.parts('log_claimed', { who }));
      return line(
        mine ? t.parts('log_claimed_in_vain_you') : t.parts('log_claimed_in_vain', { who }),
      );
    case 'declined':
      return {
        ...line(mine ? t.parts('log_declined_you') : t.parts('log_declined', { who })),
        minor: true,
      };
    case 'scored': {
      const { scoring } = news;
      const points = seats.map(({ index, name }) => {
        const gained = scoring.from_cards[index]! + scoring.from_tokens[index]!;
        return index === me
          ? t('log_scored_part_you', { points: gained })
          : t('log_scored_part', { who: name, points: gained });
      });
      return {
        seat: null,
        parts: t.parts('log_scored', { colour: t(scoring.colour), points: list(points) }),
      };
    }
    case 'card_exchanged':
      if (news.gave !== null) return line(card(news.gave, news.colour, 'log_exchanged'));
      return line(t.parts('log_exchanged', { who, colour: t(news.colour) }));
    case 'kept':
      return line(mine ? t.parts('log_kept_you') : t.parts('log_kept', { who }));
    case 'card_drawn':
      return news.card === null ? null : line(card(news.card, news.colour, 'log_drawn'));
  }
}

function passed(next: News | undefined, mine: boolean, who: string, { t }: Words): Part[] {
  if (next?.type !== 'dealt' || next.count === 0)
    return mine ? t.parts('log_passed_you') : t.parts('log_passed', { who });
  if (!next.tokens) return t.parts('log_passed_draws', { who, count: next.count });
  const tokens = list(unpack(next.tokens).map(signed));
  return mine
    ? t.parts('log_passed_draws_you', { tokens })
    : t.parts('log_passed_draws_face', { who, tokens });
}
