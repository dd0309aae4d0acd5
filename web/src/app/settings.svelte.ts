// The reader's settings, stored in this browser, and the texts in their language.
import { languages, type Language } from '../i18n/messages';
import { translator, type Translate } from '../i18n/translate';
import type en from '../shell/messages/en';
import { recall, remember } from './store';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'calm' | 'auto' | 'fast' | 'none';
/** The size of what is read. The board of a table keeps its size: it fills the window already. */
export const textSizes = { small: 0.9, normal: 1, large: 1.13, larger: 1.25 };
export type TextSize = keyof typeof textSizes;
export type SoundGroup = 'turn' | 'pieces' | 'end' | 'chat';

interface Settings {
  language: Language;
  theme: Theme;
  text: TextSize;
  motion: Motion;
  sound: boolean;
  /** Groups of sounds that stay silent. */
  silent: SoundGroup[];
  /** Of all sounds: from 0 to 1. */
  volume: number;
  notify: boolean;
  /** Web push: the address of this browser at its push service; null before the reader wanted it. */
  push: { endpoint: string; on: boolean } | null;
  /** Actions are done as soon as they are complete. */
  quick: boolean;
  /**
   * The server also holds games without other devices. Otherwise this page does, and bots think
   * here.
   */
  server: boolean;
  name: string;
  level: string;
}

const catalogues = {
  en: () => import('../shell/messages/en'),
  it: () => import('../shell/messages/it'),
  fr: () => import('../shell/messages/fr'),
};

const ownLanguage = () =>
  (navigator.languages ?? [])
    .map((tag) => tag.slice(0, 2) as Language)
    .find((tag) => languages.includes(tag)) ?? 'en';

export const settings: Settings = $state(
  recall<Settings>('settings', {
    language: ownLanguage(),
    theme: 'auto',
    text: 'normal',
    motion: 'auto',
    sound: true,
    silent: [],
    volume: 0.7,
    notify: false,
    push: null,
    quick: false,
    server: false,
    name: '',
    level: 'club',
  }),
);

let current = $state.raw<{ t: Translate<typeof en> | null }>({ t: null });

/** The shell's texts. Use only after `loadLanguage`. */
export const shell = {
  get t() {
    return current.t!;
  },
  /** The text for a code of the server, such as a level; an unknown code is shown as it is. */
  word(prefix: string, code: string): string {
    const key = `${prefix}_${code}`;
    const text = (current.t as unknown as (key: string) => string)(key);
    return text === key ? code : text;
  },
  /**
   * The name of a game. If no catalogue has it, it is made from the id: `no_thanks` is "No Thanks".
   */
  game(id: string): string {
    const name = shell.word('game', id);
    return name === id
      ? id.replace(/(^|_)(.)/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())
      : name;
  },
};

export async function loadLanguage(language: Language) {
  const messages = (await catalogues[language]()).default;
  current = { t: translator<typeof en>(language, messages) };
  settings.language = language;
  document.documentElement.lang = language;
}

export function applyLook() {
  const dark =
    settings.theme === 'auto'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : settings.theme === 'dark';
  const { dataset, style } = document.documentElement;
  dataset.theme = dark ? 'dark' : 'light';
  style.setProperty('--text', String(textSizes[settings.text] ?? 1));
}

/** Speed of animations: `speed` of a table. */
export function speed(): number {
  if (settings.motion === 'none') return 0;
  if (settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)
    return 0;
  return { calm: 0.6, auto: 1, fast: 2.5 }[settings.motion];
}

export function keepSettings() {
  remember('settings', settings);
}
