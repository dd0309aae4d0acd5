// The nets of the bots. Each is loaded before a bot of its game first thinks: without it the bot would
// play another game than on a server.
const retry = 2000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function load(address: string): Promise<Uint8Array> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return new Uint8Array(await answer.arrayBuffer());
    await wait(retry); // the network is away, and the bot thinks for as long
  }
}

export class Nets {
  private readonly loading = new Map<string, Promise<Uint8Array>>();

  /** `addresses`: by game. */
  constructor(private readonly addresses: Record<string, string>) {}

  /** Null for a game without a net. */
  async of(game: string): Promise<Uint8Array | null> {
    const address = this.addresses[game];
    if (!address) return null;
    if (!this.loading.has(game)) this.loading.set(game, load(address));
    return this.loading.get(game)!;
  }
}
