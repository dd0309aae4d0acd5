// The texts of Circus Maximus: log, questions and buttons, in three languages.
import { describe, expect, test } from 'vitest';
import type {
  Action,
  Edition,
  Kinds,
  News,
  Table,
  View,
} from '../../src/games/circus_maximus/kinds';
import { favourKinds, places, visitorKinds } from '../../src/games/circus_maximus/kinds';
import en from '../../src/games/circus_maximus/messages/en';
import fr from '../../src/games/circus_maximus/messages/fr';
import it from '../../src/games/circus_maximus/messages/it';
import { lines } from '../../src/games/circus_maximus/lines';
import { newsLine } from '../../src/games/circus_maximus/news';
import {
  actionWords,
  favourRule,
  ordinal,
  phaseWords,
  questionWords,
  type Here,
} from '../../src/games/circus_maximus/words';
import type { Seat } from '../../src/games/game';
import { plain, translator } from '../../src/i18n/translate';

const edition: Edition = {
  merchant_coins: [0, 0, 1, 1, 2, 2, 3, 3],
  specials_per_day: [0, 1, 2],
  legionary_favour_pay: 6,
  favour_ticket_coins: 2,
  coin_markers: 12,
  ticket: [
    { seat: 'gallery', coins: 1, copies_per_venue: 2 },
    { seat: 'stalls', coins: 2, copies_per_venue: 2 },
    { seat: 'box', coins: 3, copies_per_venue: 2 },
  ],
  visitor: visitorKinds
    .slice(0, 5)
    .map((visitor, index) => ({ visitor, pays: index + 2, copies: 3 })),
  favour: favourKinds.map((favour) => ({ favour, copies: 2, end_coins: 2 })),
};
const seats: Seat[] = ['Ada', 'Bruno', 'Zoe'].map((name, index) => ({
  index,
  name,
  kind: 'person',
  level: null,
  present: true,
  bot: -1,
  standIn: false,
}));
const languages = {
  en: translator<typeof en>('en', en),
  it: translator<typeof en>('it', it),
  fr: translator<typeof en>('fr', fr),
};
const here = (language: keyof typeof languages = 'en', me: number | null = 0): Here => ({
  t: languages[language],
  seats,
  me,
  edition,
});
const view = (changes: Partial<Table>): View => ({
  table: {
    merchants: [],
    resolving: 0,
    venue: null,
    visitor: null,
    stage: 'turn',
    phase: 'sales',
    day: 2,
    ...changes,
  } as Table,
  viewer: 0,
});
const say = (news: News, language: keyof typeof languages = 'en', me: number | null = 0) =>
  plain(newsLine(news, here(language, me))?.parts ?? []);

const nothing = { phase_over: false, day_over: false, start_card: null };
const played: News = {
  type: 'merchant_played',
  seat: 1,
  level: 6,
  place: 'colosseum',
  strength: 'printed',
  origin: 'hand',
  position: 2,
};
const sold: News = {
  type: 'sold',
  sale: {
    seat: 0,
    ticket: { venue: 'colosseum', seat: 'box' },
    visitor: 'student',
    coins: 3,
    pay: 3,
    bonus: 1,
  },
  then: nothing,
};

describe('the log', () => {
  test('speaks of others and of the reader in different sentences', () => {
    expect(say(played)).toBe('Bruno places 6 at the Colosseum, 2nd in line.');
    expect(say(played, 'en', 1)).toBe('You place 6 at the Colosseum, 2nd in line.');
    expect(say(played, 'it')).toBe('Bruno piazza 6 al Colosseo, 2º in fila.');
    expect(say(played, 'fr')).toBe('Bruno place 6 au Colisée, 2e de la file.');
  });
  test('counts a sale with the special event', () => {
    expect(say(sold)).toBe(
      'You sell a Box ticket for the Colosseum to the Student: 3 + 3 + 1 = 7 coins.',
    );
    expect(say(sold, 'it', 2)).toBe(
      'Ada vende un biglietto di Palco per il Colosseo allo Studente: 3 + 3 + 1 = 7 monete.',
    );
    expect(say(sold, 'fr')).toBe(
      'Vous vendez un billet Loge au Colisée à l’Étudiant\u00a0: 3 + 3 + 1 = 7 pièces.',
    );
  });
  test('says what ended, and who got the start card', () => {
    expect(
      say({ type: 'passed', seat: 2, then: { phase_over: true, day_over: false, start_card: 1 } }),
    ).toBe('Zoe passes. Nobody took the start card: it goes to Bruno. The phase is over.');
    expect(
      say({ type: 'passed', seat: 0, then: { ...nothing, phase_over: true, day_over: true } }),
    ).toBe('You pass. The day is over and the coins are counted.');
  });
  test('names the merchant that a step to the left has overtaken', () => {
    const step: News = {
      type: 'stepped_left',
      seat: 0,
      level: 5,
      overtaken: { place: 'villa', owner: 2, level: 8, effective: 8 },
    };
    expect(say(step)).toBe('You move your 5 to the left, past Zoe’s 8.');
    expect(say(step, 'en', 2)).toBe('Ada moves 5 to the left, past your 8.');
    expect(say({ ...step, overtaken: { ...step.overtaken, owner: 0 } }, 'it', 1)).toBe(
      'Ada sposta 5 a sinistra, davanti al proprio 8.',
    );
  });
  test('keeps silent about a visitor before the sale, and shows where cards are dealt', () => {
    expect(
      newsLine({ type: 'visitor_chosen', seat: 0, visitor: 'senator', ticket: null }, here()),
    ).toBeNull();
    const line = newsLine({ type: 'favours_dealt', favours: [1, 0, 0, 0, 0, 0, 1, 0, 0] }, here());
    expect(line?.sign).toBe('villa');
    expect(plain(line!.parts)).toBe('A new day. At the Villa: Extra visitor and 1 becomes 8.');
  });
});

describe('questions and answers', () => {
  const legal: Action[] = [{ type: 'choose_visitor', visitor: 'senator' }];
  test('the question names the merchant and the place', () => {
    const moment = view({
      stage: 'pick_visitor',
      venue: 'colosseum',
      merchants: [{ place: 'colosseum', owner: 0, level: 7, effective: 7 }],
    });
    expect(questionWords(moment, legal, [0], here())).toBe(
      'Your 7 sells at the Colosseum. To which visitor?',
    );
    expect(questionWords(moment, [], [1], here('fr'))).toBe('Bruno vend un billet.');
  });
  test('only a pass is left', () =>
    expect(questionWords(view({}), [{ type: 'pass' }], [0], here())).toBe(
      'You can only pass in this phase.',
    ));
  test('a button says what will happen', () => {
    const button = (action: Action, language: keyof typeof languages = 'en') =>
      plain(actionWords(action, view({ venue: 'theatre_of_pompey' }), here(language)));
    expect(button({ type: 'play_merchant', level: 1, place: 'forum', strength: 'eight' })).toBe(
      'Place 1 as an 8 at the Forum',
    );
    expect(button({ type: 'choose_seat', seat: 'stalls' })).toBe(
      'Sell Stalls for the Theatre of Pompey',
    );
    expect(
      button({ type: 'take_ticket', ticket: { venue: 'circus_maximus', seat: 'gallery' } }, 'it'),
    ).toBe('Prendi Loggione per il Circo Massimo');
  });
  test('the phase is named', () =>
    expect(phaseWords(view({ day: 3 }), here('it'))).toBe('Giorno 3 · III Vendite'));
});

test('ordinals follow the language', () => {
  expect([1, 2, 3, 4, 11, 12, 21].map((n) => ordinal(languages.en, n))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
  ]);
  expect([1, 8, 11].map((n) => ordinal(languages.it, n))).toEqual(['1º', '8º', '11º']);
  expect([1, 2, 21].map((n) => ordinal(languages.fr, n))).toEqual(['1er', '2e', '21e']);
});

test('no word is missing in any language', () => {
  const every: News[] = [
    { type: 'first_player_chosen', seat: 0 },
    { type: 'favours_dealt', favours: [1] },
    { type: 'tickets_dealt', tickets: { by_venue: [[1], [2], [0]] } },
    { type: 'visitors_dealt', visitors: [[1], [], []] },
    { type: 'special_held', ticket: { venue: 'colosseum', seat: 'box' }, visitor: 'caesar' },
    { type: 'followers_came', venue: 'colosseum', visitors: [1, 1] },
    { type: 'visitor_drawn', seat: 0, visitor: 'tourist', venue: null },
    { type: 'visitor_drawn', seat: 0, visitor: 'tourist', venue: 'colosseum' },
    {
      type: 'pair_drawn',
      seat: 0,
      ticket: { venue: 'colosseum', seat: 'box' },
      visitor: 'citizen',
    },
    ...(['hand', 'extra_from_hand', 'recalled'] as const).map((origin): News => ({
      ...played,
      origin,
    })),
    ...favourKinds.map((favour): News => ({ type: 'favour_used', seat: 0, favour })),
    { type: 'visitor_sent', seat: 0, venue: 'colosseum', visitor: 'legionary' },
    { type: 'visitor_sent', seat: 0, venue: 'colosseum', visitor: null },
    ...(['caesar', 'extra_merchant', 'double_buy', 'double_sell'] as const).map(
      (question): News => ({ type: 'declined', seat: 0, question, then: nothing }),
    ),
    { type: 'laid_down', seat: 0, favour: 'step_left', venue: 'colosseum' },
    { type: 'favour_taken', seat: 0, favour: 'step_left', then: nothing },
    { type: 'start_card_taken', seat: 0, then: nothing },
    { type: 'ticket_taken', seat: 0, ticket: { venue: 'colosseum', seat: 'box' }, then: nothing },
    sold,
    played,
  ];
  for (const language of ['en', 'it', 'fr'] as const)
    for (const me of [0, 1])
      for (const news of every) {
        const text = say(news, language, me);
        expect(text, JSON.stringify(news)).toMatch(/[.!]$/);
        expect(text).not.toMatch(/[{}_]|undefined| {2}/);
      }
  for (const t of Object.values(languages)) {
    for (const place of places) expect(t(`at_${place}`)).not.toContain('_');
    for (const favour of favourKinds) expect(favourRule(t, edition, favour)).toMatch(/\.$/);
  }
  const typed: Kinds['Edition'] = edition;
  expect(typed.favour).toHaveLength(9);
});

test('the log counts the days from the first one, also where the first view is known', () => {
  const here: Here = { t: languages.en, seats, me: null, edition };
  const start: News[] = [
    { type: 'first_player_chosen', seat: 0 },
    { type: 'favours_dealt', favours: [] },
  ];
  const passed = { type: 'passed', seat: 1, then: { phase_over: false, day_over: false } } as News;
  const on = (day: number) => ({ table: { day, phase: 'favours' } }) as View;
  const days = (news: News[], first?: View) =>
    lines(news, here, () => [], first)
      .filter(({ heading }) => heading === 'part')
      .map(({ parts }) => plain(parts));
  expect(days(start)).toEqual(['Day 1']);
  expect(days(start, on(1))).toEqual(['Day 1']);
  expect(days([passed], on(2))).toEqual(['Day 2']); // a branch
});
