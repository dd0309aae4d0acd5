// Which words of an English name choose a form, a motif, a colour or a metal. A word stands for
// itself and its plural, "word~" for all words that begin so. The first line that fits wins.
import type { ItemType } from '../kinds';
import type { motifs } from './motifs';
import type { orbs } from './orbs';
import type { HueName, MetalName } from './palette';
import type { potions } from './potions';
import type { resources } from './resources';
import type { scrolls } from './scrolls';
import type { staffs } from './staffs';
import type { talismans } from './talismans';
import type { wands } from './wands';

export interface Forms {
  orb: keyof typeof orbs;
  potion: keyof typeof potions;
  scroll: keyof typeof scrolls;
  staff: keyof typeof staffs;
  talisman: keyof typeof talismans;
  wand: keyof typeof wands;
}
type Lines<Name extends string> = readonly (readonly [Name, string])[];

export const formWords: { [Type in ItemType]: Lines<Forms[Type]> } = {
  orb: [
    ['geode', 'geode rune stone rock crystal cave'],
    ['eye', 'scry~ beryl eye seer sight vision oracle prophe~ mirror'],
    ['winds', 'wind air gale breath breeze sail armillary'],
    ['thunder', 'fulgar~ lightning thunder storm spark sun flame fire blaz~'],
    ['heavens', 'star heaven moon planet sky sphere world globe celest~ night'],
    ['regal', 'royal king queen emperor imperial crown state sovereign throne'],
    ['pearl', 'pearl sea tide water ocean shell deep wave'],
    ['fruit', 'apple fruit pomegranate peach quince harvest'],
    ['ball', 'smok~ glass mist cloud fog clear dream'],
  ],
  potion: [
    ['salamander', 'salamander dragon fire flame burn~ lizard ember'],
    ['moons', 'moon night tincture star dream sleep'],
    ['cup', 'elixir lion cup chalice grail goblet wine king'],
    ['jar', 'panacea cure balm jar medicine heal~ ointment salve unguent remedy'],
    ['bulbs', 'quicksilver mercury silver philtre love double twin'],
    ['horn', 'horn mead ale beer giant ox'],
    ['phial', 'phial vial tear poison venom blood essence angel wing drop'],
    ['flask', 'cordial rue herb rose leaf flask bottle decoction tea draught'],
  ],
  scroll: [
    ['book', 'tome book codex grimoire bestiary psalter missal bible volume'],
    ['cased', 'case~ hymn brass tube song music chant'],
    ['unending', 'unending endless eternal infinit~ circle'],
    ['deed', 'codicil seal~ charter deed testament contract pact name treaty'],
    ['chart', 'map chart atlas sea road journey'],
    ['open', 'vellum ink quill pen scribe twin parchment'],
    ['leaf', 'leaf page palimpsest sheet letter fragment'],
    ['roll', 'roll formula~ decree list'],
  ],
  staff: [
    ['crook', 'crook rain shepherd bishop crozier pastoral'],
    ['serpent', 'serpent snake twined asp viper adder dragon'],
    ['stones', 'stone rock menhir mountain earth'],
    ['office', 'council office sun king elder crown judge herald sceptre'],
    ['lamp', 'lantern lamp light beacon candle'],
    ['bird', 'raven owl eagle bird wing hawk crow swan'],
    ['crystal', 'crystal gem ice diamond glass star'],
    ['walking', 'hazel walking pilgrim travel~ blackthorn wander~ hermit'],
    ['fruit', 'apple fruit cherry wood oak ash tree blossom branch'],
  ],
  talisman: [
    ['disc', 'disc medal coin star amulet pendant brooch'],
    ['ring', 'ring signet band'],
    ['keys', 'key gate shield lock ward'],
    ['seals', 'seal seven necklace chain collar planet'],
    ['fourfold', 'four~ element quarter season cross'],
    ['knot', 'knot cord braid rope girdle woven'],
    ['tooth', 'bone tooth fang claw carved horn charm ivory'],
    ['hand', 'hand palm finger glove'],
    ['beetle', 'beetle scarab bee insect fly'],
  ],
  wand: [
    ['storm', 'storm thunder lightning cloud rain weather'],
    ['flame', 'flame fire ember burn~ torch phoenix sun'],
    ['glass', 'glass salt crystal ice blade'],
    ['berries', 'rowan berry berries holly mistletoe thorn'],
    ['switch', 'willow switch twig birch green hazel branch leaf'],
    ['forged', 'forg~ iron steel metal twice twist~ brass'],
    ['star', 'star moon wish fairy night comet'],
    ['feather', 'feather quill bird wing owl air'],
    ['bone', 'bone skull finger dead grave ivory'],
  ],
};
/** Words that name a type in every form of it. */
export const typeWords: Record<ItemType, string> = {
  orb: 'orb orbs',
  potion: 'potion potions',
  scroll: 'scroll scrolls',
  staff: 'staff staffs staves',
  talisman: 'talisman talismans',
  wand: 'wand wands',
};

export type Motif = keyof typeof motifs;
export const motifWords: Lines<Motif> = [
  ['hourglass', 'longevity time hour year age youth'],
  ['ouroboros', 'transmut~ chang~ metamorph~ shape dragon'],
  ['touch', 'chirurgeon touch surgeon finger'],
  ['drop', 'aqua regia acid water drop tear blood'],
  ['cauldron', 'leaven brew~ ferment~ cauldron bread stew'],
  ['sunmoon', 'solve coagula moon sun conjunction marriage'],
  ['alembic', 'distil~ still alembic spirit vapour'],
  ['nugget', 'gold fool coin gild~'],
  ['fog', 'fog mist confus~ haze smoke'],
  ['hail', 'hail snow ice frost volley'],
  ['wind', 'wind gale thiev~ air storm'],
  ['flame', 'ember fire flame burn~ blaze consum~'],
  ['mountain', 'earth rich~ mine mountain stone deep'],
  ['wave', 'tide sea wave ocean flood river'],
  ['acclaim', 'acclaim~ praise honour glory laurel'],
  ['recant', 'recant~ turn~ return~ revers~'],
  ['silence', 'silence quiet hush mute'],
  ['lock', 'bind~ lock chain prison hold'],
  ['mirror', 'mirror glyph reflect~ echo image'],
  ['precedence', 'precedence first seal rank'],
  ['quill', 'scribe sigil write pen word'],
  ['restore', 'restor~ hand reviv~ life'],
  ['bird', 'breath vigour bird dove wing'],
  ['mend', 'mend~ sew~ repair~ needle thread'],
  ['flower', 'bloom flower blossom rose spring'],
  ['eye', 'mind eye sight clear insight'],
  ['purse', 'fee purse wage physician pay'],
  ['balm', 'balm concord peace salve ointment'],
];
export type Help = keyof typeof resources;
export const helpWords: Lines<Help> = [
  ['apprentice', 'apprentice pupil servant novice helper'],
  ['spring', 'spring well fountain source'],
  ['caravan', 'caravan camel trader merchant'],
  ['envoy', 'envoy messenger herald letter ambassador'],
  ['paw', 'paw thief theft cutpurse'],
  ['mask', 'saboteur spy assassin mask dagger traitor'],
  ['tutor', 'tutor teacher lesson book school'],
  ['cat', 'familiar cat beast'],
  ['charter', 'charter appeal writ decree law'],
  ['gate', 'gate door portal regio arch'],
  ['chest', 'bequest chest treasure legacy gift'],
  ['duel', 'duel fight contest certamen'],
  ['vault', 'vault ward safe strong shield'],
  ['opus', 'opus work masterpiece sun'],
];

export const hueWords: Lines<HueName> = [
  ['emerald', 'green emerald willow rue herb leaf serpent grass'],
  ['ruby', 'red ruby blood flame fire salamander apple rowan cherry living'],
  ['amber', 'amber gold golden sun honey fulgar~ brass lion'],
  ['sapphire', 'blue sapphire star sea night tide sky rain storm'],
  ['turquoise', 'beryl turquoise wind ice'],
  ['amethyst', 'amethyst violet purple rune dream'],
  ['pearl', 'pearl white smok~ glass silver quicksilver salt bone ivory moon'],
  ['rose', 'rose panacea love'],
];
export const metalWords: Lines<MetalName> = [
  ['copper', 'copper bronze'],
  ['silver', 'silver steel iron moon quicksilver salt'],
  ['gold', 'gold golden brass sun crown council elixir fulgar~'],
];

/** The words of a name, in small letters. */
export const wordsOf = (name: string) => name.toLowerCase().match(/\p{Letter}+/gu) ?? [];

const fits = (known: string, word: string) =>
  known.endsWith('~')
    ? word.startsWith(known.slice(0, -1))
    : word === known || word === `${known}s` || word === `${known}es`;

/** The first line that knows a word of the name. */
export const chosenBy = <Name extends string>(
  words: readonly string[],
  lines: Lines<Name>,
): Name | undefined =>
  lines.find(([, known]) =>
    known.split(' ').some((one) => words.some((word) => fits(one, word))),
  )?.[0];
