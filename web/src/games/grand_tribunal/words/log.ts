// The log line of a step. Purely technical steps have no line.
import { signed } from '../../../i18n/translate';
import { nameOf, type LogLine } from '../../game';
import type { Change } from '../../scene';
import { cardOf, deckOf } from '../cards';
import { numeral, type Context, type Counted, type News } from '../kinds';
import { listOf } from './names';

type Acted = Extract<News, { type: 'acted' }>;
type Parts = LogLine['parts'] | null;

/** `changes`: what the step changed, if it is known. */
export function logLine(news: News, context: Context, changes: Change[] = []): LogLine | null {
  const { t, seats, me } = context;
  const line = (seat: number | null, parts: Parts): LogLine | null =>
    parts ? { seat, parts } : null;
  switch (news.type) {
    case 'acted':
      return line(news.seat, acted(news, context));
    case 'held':
      return {
        seat: null,
        parts: t.parts('log_held', {
          tribunal: numeral(news.tribunal),
          points: gains(news.count, context),
        }),
      };
    case 'begins': {
      return {
        seat: news.seat,
        parts:
          news.seat === me
            ? t.parts('log_begins_you')
            : t.parts('log_begins', { name: nameOf(seats, news.seat) }),
      };
    }
    case 'dealt':
      return line(news.seat, dealt(news, context));
    case 'rolled':
      return line(
        news.seat,
        news.seat === me
          ? t.parts('log_rolled_you', { die: news.die })
          : t.parts('log_rolled', { name: nameOf(seats, news.seat), die: news.die }),
      );
    case 'dueled':
      return line(news.seat, dueled(news, context, changes));
    case 'row_dealt':
      return null;
  }
}

/** The points that each player gets in a count. */
export function gainsOf(count: Counted[], players: number): number[] {
  const gains = Array.from({ length: players }, () => 0);
  for (const one of count) gains[one.owner] = (gains[one.owner] ?? 0) + one.points;
  return gains;
}

function gains(count: Counted[], { t, seats, me }: Context): string {
  return listOf(
    gainsOf(count, seats.length).map((points, seat) =>
      seat === me
        ? t('log_held_you', { points: signed(points) })
        : t('log_held_one', { name: nameOf(seats, seat), points: signed(points) }),
    ),
    t,
  );
}

function dealt(news: Extract<News, { type: 'dealt' }>, { t, seats, me, edition }: Context): Parts {
  if (typeof news.card !== 'number') return null;
  const card = cardOf(edition, news.card).name;
  return news.seat === me
    ? t.parts('log_dealt', { card })
    : t.parts('log_dealt_face', { name: nameOf(seats, news.seat), card });
}

function dueled(
  news: Extract<News, { type: 'dueled' }>,
  { t, seats, me }: Context,
  changes: Change[],
): Parts {
  const { mine, other } = news;
  const name = nameOf(seats, news.seat);
  const rival = nameOf(seats, news.opponent);
  const vis = changes.find(
    ({ seat, by, kind }) => seat === news.opponent && by < 0 && kind === 'vis',
  );
  if (vis) {
    const said = { mine, other, vis: -vis.by };
    if (news.seat === me) return t.parts('log_duel_won_you', { ...said, rival });
    if (news.opponent === me) return t.parts('log_duel_lost_you', { ...said, name });
    return t.parts('log_duel_won', { ...said, name, rival });
  }
  const gain = changes.find(({ seat, by, kind }) => seat === news.seat && by > 0 && kind === 'vis');
  if (gain) {
    const said = { mine, other, vis: gain.by };
    if (news.seat === me) return t.parts('log_duel_gain_you', { ...said, rival });
    if (news.opponent === me) return t.parts('log_duel_gain_against_you', { ...said, name });
    return t.parts('log_duel_gain', { ...said, name, rival });
  }
  if (news.seat === me) return t.parts('log_dueled_you', { mine, other, rival });
  if (news.opponent === me) return t.parts('log_dueled_against_you', { name, mine, other });
  return t.parts('log_dueled', { name, mine, other, rival });
}

function acted(news: Acted, context: Context): Parts {
  const { t, seats, me, edition } = context;
  const { action } = news;
  const you = news.seat === me;
  const name = nameOf(seats, news.seat);
  const known = typeof news.card !== 'number' ? null : cardOf(edition, news.card).name;
  switch (action.type) {
    case 'choose_deck':
      return you
        ? t.parts(`log_choose_${action.deck}_you`)
        : t.parts(`log_choose_${action.deck}`, { name });
    case 'draw':
      return you
        ? t.parts(`log_draw_${action.deck}_you`)
        : t.parts(`log_draw_${action.deck}`, { name });
    case 'lay_down':
      if (known === null) return t.parts('log_lay_down', { name });
      return you
        ? t.parts('log_lay_down_you', { card: known })
        : t.parts('log_lay_down_face', { name, card: known });
    case 'activate':
    case 'install':
    case 'cast':
    case 'play_resource':
    case 'discard':
      return you
        ? t.parts(`log_${action.type}_you`, { card: known ?? '' })
        : t.parts(`log_${action.type}`, { name, card: known ?? '' });
    case 'study': {
      if (you) return t.parts('log_study_you', { card: known ?? '' });
      if (known !== null) return t.parts('log_study', { name, card: known });
      return t.parts(deckOf(action.slot) === 'items' ? 'log_study_items' : 'log_study_spells', {
        name,
      });
    }
    case 'vote':
      return you
        ? t.parts('log_vote_you', { space: t(action.space) })
        : t.parts('log_vote', { name, space: t(action.space) });
    case 'take':
    case 'pick_card': {
      const card = cardOf(edition, action.card).name;
      return you ? t.parts('log_take_you', { card }) : t.parts('log_take', { name, card });
    }
    case 'extract':
    case 'keep':
    case 'join':
    case 'decline':
      return you ? t.parts(`log_${action.type}_you`) : t.parts(`log_${action.type}`, { name });
    case 'gather':
      return you ? t.parts(`log_${action.source}_you`) : t.parts(`log_${action.source}`, { name });
    case 'pick': {
      if (known === null)
        return you ? t.parts('log_pick_hidden_you') : t.parts('log_pick_hidden', { name });
      return you
        ? t.parts('log_pick_you', { card: known })
        : t.parts('log_pick', { name, card: known });
    }
    case 'pick_space': {
      const key = spaceKey(news, context);
      const space = t(action.space);
      return you ? t.parts(`${key}_you`, { space }) : t.parts(key, { name, space });
    }
    case 'pick_opponent': {
      const card = typeof news.working !== 'number' ? '' : cardOf(edition, news.working).name;
      const rival = nameOf(seats, action.seat);
      if (you) return t.parts('log_opponent_you', { card, rival });
      return action.seat === me
        ? t.parts('log_opponent_on_you', { name, card })
        : t.parts('log_opponent', { name, card, rival });
    }
    case 'pick_library':
      return you ? t.parts('log_library_you') : t.parts('log_library', { name });
    case 'end':
    case 'let_go':
    case 'stop':
      return null;
  }
}

// A mirrored spell does not do what its own card says: then the log only names the space.
function spaceKey({ working }: Acted, { edition }: Context) {
  switch (typeof working !== 'number' ? null : cardOf(edition, working).effect) {
    case 'place_votes':
    case 'precede':
    case 'vote_and_gain':
      return 'log_vote';
    case 'bind_space':
      return 'log_bind';
    case 'remove_votes':
      return 'log_reduce';
    default:
      return 'log_pick_space';
  }
}
