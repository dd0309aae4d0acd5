// Choices that follow from a card's name: the same name gives the same picture everywhere.

/** A stream of choices from a text (FNV-1a, then xorshift). */
export class Seed {
  private state: number;
  constructor(text: string) {
    let hash = 0x811c9dc5;
    for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
    this.state = hash >>> 0 || 1;
    this.next();
    this.next();
  }
  private next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (this.state = x >>> 0);
  }
  below(count: number): number {
    return this.next() % count;
  }
  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
