// What each merchant of the day did and took, computed from the history: the table itself has only
// the positions of the merchants and the cards of the players.
import type { FavourKind, News, Place, Sale, Ticket } from './kinds';

export type Gain = { favour: FavourKind } | { start: true } | { ticket: Ticket } | { sale: Sale };
export interface Entry {
  seat: number;
  level: number;
  eight: boolean;
  recalled: boolean;
  gains: Gain[];
}
export interface Day {
  rows: Record<Place, Entry[]>;
  sales: Sale[];
  over: boolean;
}

const emptyDay = (): Day => ({
  rows: { villa: [], forum: [], circus_maximus: [], colosseum: [], theatre_of_pompey: [] },
  sales: [],
  over: false,
});

class Ledger {
  days: Day[] = [];
  private at = new Map<Place, number>();
  private again = false;

  private get day() {
    return this.days.at(-1) ?? this.open();
  }
  private open(): Day {
    this.days.push(emptyDay());
    this.at.clear();
    return this.days.at(-1)!;
  }

  // Merchants take from left to right, so it is the owner's next one, or the same one for a second
  // card.
  private gain(place: Place, seat: number, gain: Gain) {
    const row = this.day.rows[place];
    const last = this.at.get(place) ?? -1;
    const index = this.again
      ? last
      : row.findIndex((one, index) => index > last && one.seat === seat);
    this.again = false;
    if (index < 0) return;
    this.at.set(place, index);
    row[index]!.gains.push(gain);
  }

  tell(news: News) {
    switch (news.type) {
      case 'favours_dealt':
        this.open();
        break;
      case 'merchant_played':
        return this.place(news);
      case 'stepped_left':
        return this.step(news);
      case 'favour_used':
        this.again = news.favour === 'double_buy' || news.favour === 'double_sell';
        break;
      case 'favour_taken':
        this.gain('villa', news.seat, { favour: news.favour });
        break;
      case 'start_card_taken':
        this.gain('villa', news.seat, { start: true });
        break;
      case 'ticket_taken':
        this.gain('forum', news.seat, { ticket: news.ticket });
        break;
      case 'sold':
        this.gain(news.sale.ticket.venue, news.sale.seat, { sale: news.sale });
        this.day.sales.push(news.sale);
    }
    if ('then' in news && news.then.day_over) this.day.over = true;
  }

  private place({
    seat,
    level,
    strength,
    origin,
    place,
    position,
  }: Extract<News, { type: 'merchant_played' }>) {
    if (origin === 'recalled')
      for (const row of Object.values(this.day.rows))
        for (const one of row) if (one.seat === seat && one.level === level) one.recalled = true;
    this.day.rows[place].splice(position - 1, 0, {
      seat,
      level,
      eight: strength === 'eight',
      recalled: false,
      gains: [],
    });
  }

  private step({ seat, level, overtaken }: Extract<News, { type: 'stepped_left' }>) {
    const row = this.day.rows[overtaken.place];
    const index = row.findIndex((one) => one.seat === seat && one.level === level);
    if (index > 0) row.splice(index - 1, 2, row[index]!, row[index - 1]!);
  }
}

/** All days so far; the last one is the current day, or the day that has just ended. */
export function daysOf(history: readonly News[]): Day[] {
  const ledger = new Ledger();
  for (const news of history) ledger.tell(news);
  return ledger.days;
}

/** The coins that a merchant earned at a venue; 0 at other places. */
export const coinsOfEntry = (entry: Entry) =>
  entry.gains.reduce(
    (sum, gain) => sum + ('sale' in gain ? gain.sale.coins + gain.sale.pay + gain.sale.bonus : 0),
    0,
  );
