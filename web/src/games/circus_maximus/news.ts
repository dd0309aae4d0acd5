// A step of the match as a line of the log.
import type { Part } from '../../i18n/translate';
import { nameOf, type LogLine } from '../game';
import { cardsOf, favourKinds, type News, visitorKinds } from './kinds';
import { aTicket, list, merchantName, ordinal, ticketName, type Here } from './words';

const size = (counts: readonly number[] | undefined) =>
  (counts ?? []).reduce((sum, count) => sum + count, 0);

/** What follows from the step: separate sentences after the one about the step. */
function rest(news: News, { t, me, seats }: Here, saysEnd: boolean): Part[] {
  if (!('then' in news)) return [];
  const { start_card, phase_over, day_over } = news.then;
  return [
    ...(start_card === undefined || start_card === null
      ? []
      : [
          ' ',
          ...(start_card === me
            ? t.parts('then_start_you')
            : t.parts('then_start', { name: nameOf(seats, start_card) })),
        ]),
    ...(!saysEnd
      ? []
      : day_over
        ? [' ', ...t.parts('then_day')]
        : phase_over
          ? [' ', ...t.parts('then_phase')]
          : []),
  ];
}

function dealt(news: News, { t }: Here): LogLine | null {
  const line = (parts: Part[], sign?: string): LogLine => ({ seat: null, parts, sign });
  switch (news.type) {
    case 'favours_dealt':
      return line(
        t.parts('news_favours_dealt', {
          list: list(
            t,
            cardsOf(news.favours, favourKinds).map((one) => t(one)),
          ),
        }),
        'villa',
      );
    case 'tickets_dealt': {
      const [circus, colosseum, theatre] = news.tickets.by_venue.map(size) as [
        number,
        number,
        number,
      ];
      return line(t.parts('news_tickets_dealt', { circus, colosseum, theatre }), 'forum');
    }
    case 'visitors_dealt': {
      const [circus, colosseum, theatre] = news.visitors.map(size) as [number, number, number];
      return line(t.parts('news_visitors_dealt', { circus, colosseum, theatre }), 'extra_visitor');
    }
    case 'special_held':
      return line(
        t.parts('news_special', {
          at: t(`at_${news.ticket.venue}`),
          ticket: ticketName(t, news.ticket),
          visitor: t(news.visitor),
        }),
        news.ticket.venue,
      );
    case 'followers_came':
      return line(
        t.parts('news_followers', {
          to: t(`to_${news.venue}`),
          list: list(
            t,
            cardsOf(news.visitors, visitorKinds).map((one) => t(one)),
          ),
        }),
        news.venue,
      );
    default:
      return null;
  }
}

function stepped(news: Extract<News, { type: 'stepped_left' }>, { t, me, seats }: Here): Part[] {
  const { seat, level, overtaken } = news;
  const name = nameOf(seats, seat);
  const owner = nameOf(seats, overtaken.owner);
  const other = overtaken.level;
  if (seat === me)
    return overtaken.owner === me
      ? t.parts('news_step_you_own', { level, other })
      : t.parts('news_step_you', { level, other, owner });
  if (overtaken.owner === me) return t.parts('news_step_past_you', { name, level, other });
  return overtaken.owner === seat
    ? t.parts('news_step_own', { name, level, other })
    : t.parts('news_step', { name, level, other, owner });
}

function sold({ sale }: Extract<News, { type: 'sold' }>, { t, me, seats }: Here): Part[] {
  const { coins, pay, bonus } = sale;
  const said = {
    ticket: aTicket(t, sale.ticket),
    to: t(`to_${sale.visitor}`),
    coins,
    pay,
    count: coins + pay + bonus,
  };
  const name = nameOf(seats, sale.seat);
  if (bonus > 0)
    return sale.seat === me
      ? t.parts('news_sold_bonus_you', { ...said, bonus })
      : t.parts('news_sold_bonus', { ...said, bonus, name });
  return sale.seat === me
    ? t.parts('news_sold_you', said)
    : t.parts('news_sold', { ...said, name });
}

function declined(question: string, you: boolean, name: string, { t }: Here): Part[] {
  const what =
    question === 'caesar' || question === 'extra_merchant' || question === 'double_buy'
      ? question
      : 'double_sell';
  return you ? t.parts(`news_declined_${what}_you`) : t.parts(`news_declined_${what}`, { name });
}

function done(news: News, context: Here): Part[] | null {
  if (news.type === 'sold') return sold(news, context);
  if (news.type === 'stepped_left') return stepped(news, context);
  if (!('seat' in news)) return null;
  const { t, me, seats } = context;
  const you = news.seat === me;
  const name = nameOf(seats, news.seat);
  switch (news.type) {
    case 'first_player_chosen':
      return you ? t.parts('news_first_you') : t.parts('news_first', { name });
    case 'visitor_drawn': {
      const visitor = t(news.visitor);
      if (!news.venue)
        return you
          ? t.parts('news_drawn_you', { visitor })
          : t.parts('news_drawn', { name, visitor });
      const at = t(`at_${news.venue}`);
      return you
        ? t.parts('news_drawn_at_you', { visitor, at })
        : t.parts('news_drawn_at', { name, visitor, at });
    }
    case 'pair_drawn': {
      const said = { ticket: aTicket(t, news.ticket), visitor: t(news.visitor) };
      return you ? t.parts('news_pair_you', said) : t.parts('news_pair', { ...said, name });
    }
    case 'merchant_played': {
      const said = {
        merchant: merchantName(t, news.level, news.strength ?? 'printed'),
        at: t(`at_${news.place}`),
        ordinal: ordinal(t, news.position),
      };
      const origin = news.origin ?? 'hand';
      return you
        ? t.parts(`news_${origin}_you`, said)
        : t.parts(`news_${origin}`, { ...said, name });
    }
    case 'favour_used':
      return you
        ? t.parts('news_used_you', { favour: t(news.favour) })
        : t.parts('news_used', { name, favour: t(news.favour) });
    case 'visitor_sent': {
      const to = t(`to_${news.venue}`);
      if (!news.visitor)
        return you
          ? t.parts('news_sent_blind_you', { to })
          : t.parts('news_sent_blind', { name, to });
      return you
        ? t.parts('news_sent_you', { to, visitor: t(news.visitor) })
        : t.parts('news_sent', { name, to, visitor: t(news.visitor) });
    }
    case 'passed':
      return you ? t.parts('news_passed_you') : t.parts('news_passed', { name });
    case 'declined':
      return declined(news.question, you, name, context);
    case 'laid_down': {
      const said = { favour: t(news.favour), place: t(news.venue) };
      return you
        ? t.parts('news_laid_down_you', said)
        : t.parts('news_laid_down', { ...said, name });
    }
    case 'favour_taken':
      return you
        ? t.parts('news_took_you', { what: t(news.favour) })
        : t.parts('news_took', { name, what: t(news.favour) });
    case 'ticket_taken': {
      const what = aTicket(t, news.ticket);
      return you ? t.parts('news_took_you', { what }) : t.parts('news_took', { name, what });
    }
    case 'start_card_taken':
      return you ? t.parts('news_start_you') : t.parts('news_start', { name });
    case 'visitor_chosen':
      return null; // the log line of the sale covers it
  }
}

/** `saysEnd`: whether it also says that the phase or the day is over. */
export function newsLine(news: News, context: Here, saysEnd = true): LogLine | null {
  const parts = done(news, context);
  if (!parts) return dealt(news, context);
  const seat = news.type === 'sold' ? news.sale.seat : 'seat' in news ? news.seat : null;
  return { seat, parts: [...parts, ...rest(news, context, saysEnd)] };
}
