// What the steps of Circus Maximus look like: merchants walk to a place, cards and coins come to a
// player. The cards on the wall move by themselves when the table changes (motion.ts).
import { lazy, type Scene, type Step } from '../scene';
import { coinsChange } from './coins';
import { effective, type Kinds, type News } from './kinds';
import { newsLine } from './news';
import type { Here } from './words';

export function scenes({ news, before, after, history }: Step<Kinds>, context: Here): Scene[] {
  const found = news.flatMap((item) => sceneOf(item, context) ?? []);
  const last = found.at(-1);
  if (last) last.changes = coinsChange(before, after);
  const ended = news.findIndex((item) => 'then' in item && item.then.day_over);
  if (ended < 0) return found;
  // From the table, not from the history, which may begin in the middle of a match.
  const { day } = before.table;
  const sold = news.slice(0, ended + 1).flatMap((one) => (one.type === 'sold' ? one.sale : []));
  const sales = [...before.table.sales, ...sold];
  const account: Scene = {
    seat: null,
    line: context.t.parts('day_over', { day }),
    sound: 'coin',
    climax: lazy(() => import('./scenes/Account.svelte'), { day, sales, after, history }),
  };
  // The account comes before what is dealt for the next day.
  const at = news.slice(0, ended + 1).filter((item) => sceneOf(item, context)).length;
  return [...found.slice(0, at), account, ...found.slice(at)];
}

function sceneOf(item: News, context: Here): Scene | null {
  const told = newsLine(item, context);
  if (!told) return null;
  const isOwn = told.seat === context.me;
  const seat = told.seat ?? 0;
  const home = `seat-${seat}`;
  const scene: Scene = { seat: told.seat, line: told.parts, light: isOwn, rest: 750 };
  const taken = (place: string): Scene => ({
    ...scene,
    flights: [{ from: `goods-${place}`, to: home, sort: 'card' }],
    lit: [`row-${place}`],
    rest: 800,
    sound: 'card',
  });
  switch (item.type) {
    case 'favours_dealt':
      return { ...scene, light: false, lit: ['row-villa'], rest: 1700, sound: 'card' };
    case 'special_held':
    case 'followers_came':
      return { ...scene, light: false, rest: 1500, sound: 'card' };
    case 'merchant_played':
      return {
        ...scene,
        flights: isOwn
          ? []
          : [
              {
                from: home,
                to: `line-${item.place}`,
                sort: 'person',
                seat,
                text: String(effective(item.level, item.strength)),
              },
            ],
        lit: [`row-${item.place}`],
        lead: 560,
        rest: 620,
        sound: 'token',
      };
    case 'stepped_left':
      return { ...scene, lit: [`row-${item.overtaken.place}`], rest: 900, sound: 'token' };
    case 'favour_used':
    case 'laid_down':
      return {
        ...scene,
        show: isOwn
          ? undefined
          : lazy(() => import('./scenes/ShownFavour.svelte'), { favour: item.favour }),
        rest: 1500,
        sound: 'card',
      };
    case 'visitor_sent':
      return { ...scene, lit: [`row-${item.venue}`], sound: 'card' };
    case 'visitor_drawn':
      return { ...scene, light: false, lit: item.venue ? [`row-${item.venue}`] : [], rest: 900 };
    case 'pair_drawn':
      return { ...scene, light: false, lit: [`row-${item.ticket.venue}`], rest: 1200 };
    case 'favour_taken':
    case 'start_card_taken':
      return taken('villa');
    case 'ticket_taken':
      return taken('forum');
    case 'sold': {
      const { ticket, coins, pay, bonus } = item.sale;
      return {
        ...scene,
        light: false,
        flights: [
          { from: `row-${ticket.venue}`, to: home, sort: 'coin', count: coins + pay + bonus },
        ],
        lit: [`row-${ticket.venue}`],
        rest: 1250,
        sound: 'coin',
      };
    }
    case 'passed':
      return { ...scene, group: 'pass', rest: 900, sound: 'pass' };
    case 'declined':
      return { ...scene, group: 'declined', rest: 480 };
    case 'first_player_chosen':
      return { ...scene, light: false, rest: 900 };
    default:
      return null;
  }
}
