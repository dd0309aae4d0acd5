// Turns a message and its arguments into text. A sentence is never assembled from parts: what
// varies is an argument, and another wording is another message.
import type { Catalogue, Language, Message, Placeholders, Plural } from './messages';

export type Argument = string | number;
/** A text in pieces: plain text, and the arguments, which the page may highlight. */
export type Part = string | { name: string; text: string };

type Arguments<M extends Message> = [Placeholders<M>] extends [never]
  ? []
  : [{ [Name in Placeholders<M>]: Name extends 'count' ? number : Argument }];

export interface Translate<C extends Catalogue> {
  language: Language;
  <Key extends keyof C>(key: Key, ...args: Arguments<C[Key]>): string;
  /** The same, in pieces. */
  parts<Key extends keyof C>(key: Key, ...args: Arguments<C[Key]>): Part[];
}

/** Creating a formatter is slow, using it is fast: each is created once for a language. */
export function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => made.get(language) ?? made.set(language, make(language)).get(language)!;
}
const numbers = once((language) => new Intl.NumberFormat(language));
const plurals = once((language) => new Intl.PluralRules(language));
const lists = once((language) => new Intl.ListFormat(language));

/** A number as it is displayed: with a true minus sign, and digits grouped as in the language. */
export function number(language: Language, value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : numbers(language).format(value).replace('-', '−');
}

/** "Ada, Bruno and Zoe". */
export const enumerate = (language: Language, items: string[]) => lists(language).format(items);

/** A number that always shows its sign. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** The pieces of a wording, text and `{argument}` in turn: cut once, because logs say it often. */
const cut = new Map<string, string[]>();
function piecesOf(text: string): string[] {
  let pieces = cut.get(text);
  if (!pieces) cut.set(text, (pieces = text.split(/(\{\w+\})/).filter((piece) => piece !== '')));
  return pieces;
}

function wording(language: Language, message: Message, count: unknown): string {
  if (typeof message === 'string') return message;
  const form = plurals(language).select(Number(count)) as keyof Plural;
  return message[form] ?? message.other;
}

export function translator<C extends Catalogue>(
  language: Language,
  messages: { [Key in keyof C]: Message },
): Translate<C> {
  const parts = (key: keyof C, args: Record<string, Argument> = {}): Part[] => {
    const message = messages[key] ?? String(key);
    return piecesOf(wording(language, message, args.count)).map((piece) => {
      const name = piece.startsWith('{') ? piece.slice(1, -1) : null;
      if (name === null) return piece;
      const value = args[name];
      return { name, text: typeof value === 'number' ? number(language, value) : (value ?? '') };
    });
  };
  const translate = (key: keyof C, args?: Record<string, Argument>) => plain(parts(key, args));
  return Object.assign(translate, { language, parts }) as unknown as Translate<C>;
}

export const plain = (parts: Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
