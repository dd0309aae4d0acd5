// Any value in plain words: {type: 'take', card: 3} reads "take card 3". The names of the members
// are the game's own, in English. cli/terminal/plain_words.h does the same in the terminal.

export const spaced = (name: string) => name.replaceAll('_', ' ');

/** "a, b", or "a, b; c" if a part has a comma itself. */
const listed = (parts: string[]) =>
  parts.length === 0 ? '–' : parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ');

export type Members = Record<string, unknown>;
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class Speaker {
  constructor(
    /** What the players are called, by seat. */
    readonly names: string[],
    /** Members that hold a seat, and those with one entry for each seat. */
    private readonly seats: readonly string[],
    private readonly perSeat: readonly string[],
    private readonly answers: { yes: string; no: string },
  ) {}

  isPerSeat(member: string, value: unknown): value is unknown[] {
    return (
      Array.isArray(value) && this.perSeat.includes(member) && value.length === this.names.length
    );
  }

  say(value: unknown, member = ''): string {
    if (!this.isPerSeat(member, value)) return this.sayOne(value, member);
    return listed(value.map((one, seat) => `${this.names[seat]} ${this.sayOne(one, member)}`));
  }

  /** One entry of a member with an entry for each seat. */
  sayOne(value: unknown, member: string): string {
    if (value === null || value === undefined) return '–';
    if (Array.isArray(value)) return listed(value.map((one) => this.sayOne(one, member)));
    if (isMembers(value)) return this.sayMembers(value);
    if (typeof value === 'boolean') return value ? this.answers.yes : this.answers.no;
    if (typeof value === 'number')
      return this.seats.includes(member) ? (this.names[value] ?? '–') : String(value);
    return spaced(String(value));
  }

  /** The type first. A member whose name ends the type is not named twice: "play card 3". */
  private sayMembers({ type, ...members }: Members): string {
    const rest = listed(
      Object.entries(members)
        .filter(([, value]) => value !== null)
        .map(([name, value]) =>
          name === 'seat' ? this.say(value, name) : `${spaced(name)} ${this.say(value, name)}`,
        ),
    );
    if (type === undefined) return rest;
    const title = spaced(String(type));
    if (rest === '–') return title;
    const last = `${title.split(' ').at(-1)} `;
    return `${title} ${rest.startsWith(last) ? rest.slice(last.length) : rest}`;
  }
}
