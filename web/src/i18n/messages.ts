// The types of message catalogues. The compiler checks that every language has the same keys, and
// every message the same placeholders in braces. A message whose wording depends on a number has
// one text per plural form and takes the number as {count}.

export const languages = ['en', 'it', 'fr'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
};

export type Plural = { readonly one: string; readonly many?: string; readonly other: string };
export type Message = string | Plural;
export type Catalogue = Readonly<Record<string, Message>>;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The placeholders of a message. */
export type Placeholders<M extends Message> = M extends string
  ? Names<M>
  : M extends Plural
    ? 'count' | Names<M['other']>
    : never;

// The text itself if its placeholders are those of the original, otherwise the expected names.
type SameText<Text, Expected extends string> = Text extends string
  ? [Exclude<Names<Text>, Expected>, Exclude<Expected, Names<Text>>] extends [never, never]
    ? Text
    : { placeholders_must_be: Expected }
  : never;
type SamePlural<M, Expected extends string> = {
  [Form in keyof M]: [Exclude<Names<M[Form] & string>, Expected | 'count'>] extends [never]
    ? M[Form]
    : { placeholders_must_be: Expected };
};
type Same<Original extends Message, M> = Original extends string
  ? M extends string
    ? SameText<M, Placeholders<Original>>
    : 'must be one text, as the original is'
  : M extends Plural
    ? SamePlural<M, Placeholders<Original>>
    : 'must have plural forms, as the original has';

type Checked<Original extends Catalogue, Translation> = {
  [Key in keyof Original]: Key extends keyof Translation
    ? Same<Original[Key], Translation[Key]>
    : never;
} & { [Key in Exclude<keyof Translation, keyof Original>]: 'no such key in the original' };

/** `translation<typeof en>()({…})`: a missing or extra key or placeholder does not compile. */
export function translation<Original extends Catalogue>() {
  return <const Translation extends Catalogue>(
    messages: Translation & Checked<Original, Translation>,
  ) => messages as unknown as { [Key in keyof Original]: Message };
}
