// The motif of a spell and of a resource: a word of the name first, else what the card does. The list
// of effects is closed, so a card of any edition gets a fitting picture.
import type { Effect } from '../kinds';
import { chosenBy, helpWords, motifWords, wordsOf, type Help, type Motif } from './words';

const motifs: Partial<Record<Effect, Motif>> = {
  extra_frame: 'hourglass',
  transmute_item: 'ouroboros',
  exchange_cards: 'touch',
  siphon_vis: 'drop',
  fund_card: 'cauldron',
  rearrange_spells: 'sunmoon',
  distil: 'alembic',
  replace_bearer: 'nugget',
  fog: 'fog',
  drain_all: 'hail',
  steal_vis: 'wind',
  burn_spell: 'flame',
  mine_vis: 'mountain',
  renew_rows: 'wave',
  place_votes: 'acclaim',
  shift_votes: 'recant',
  remove_votes: 'silence',
  bind_space: 'lock',
  draw_spells: 'quill',
  mirror: 'mirror',
  precede: 'precedence',
  restore_spell: 'restore',
  gain_vis: 'bird',
  fund_cards: 'mend',
  take_any_item: 'flower',
  draw_and_study: 'eye',
  collect_fee: 'purse',
  vote_and_gain: 'balm',
};
const helps: Partial<Record<Effect, Help>> = {
  fund_cards: 'apprentice',
  fund_card: 'apprentice',
  gain_vis: 'spring',
  mine_vis: 'spring',
  draw_cards: 'caravan',
  place_votes: 'envoy',
  steal_vis: 'paw',
  siphon_vis: 'paw',
  sabotage: 'mask',
  take_active_spell: 'tutor',
  draw_spells: 'tutor',
  extra_frame: 'cat',
  shift_votes: 'charter',
  open_gate: 'gate',
  take_item: 'chest',
  take_any_item: 'chest',
  duel: 'duel',
  ward: 'vault',
  commend: 'opus',
};
export const motifOf = (title: string, effect: Effect | null): Motif =>
  chosenBy(wordsOf(title), motifWords) ?? (effect && motifs[effect]) ?? 'sign';
export const helpOf = (title: string, effect: Effect | null): Help =>
  chosenBy(wordsOf(title), helpWords) ?? (effect && helps[effect]) ?? 'chest';
