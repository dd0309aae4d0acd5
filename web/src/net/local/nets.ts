// The nets of the bots. Each is loaded before a bot of its game first thinks: without it the bot
// would play another game than on a server.
const pause = 2000;

export class Nets {
  private readonly loading = new Map<string, Promise<Uint8Array>>();
  /** Ends the pauses before the next attempts. */
  private readonly pauses = new Set<() => void>();

  /** `addresses`: by game. `stalled`: told when a net cannot be loaded, and when all are there. */
  constructor(
    private readonly addresses: Record<string, string>,
    private readonly stalled: (isStalled: boolean) => void,
  ) {}

  /** Null for a game without a net. */
  async of(game: string): Promise<Uint8Array | null> {
    const address = this.addresses[game];
    if (!address) return null;
    if (!this.loading.has(game)) this.loading.set(game, this.load(address));
    return this.loading.get(game)!;
  }

  /** Tries again at once what could not be loaded. */
  retry() {
    this.pauses.forEach((end) => end());
  }

  // It tries until it succeeds: the network may be away for a while.
  private async load(address: string): Promise<Uint8Array> {
    for (;;) {
      const answer = await fetch(address).catch(() => null);
      const net = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
      if (net) {
        if (this.pauses.size === 0) this.stalled(false);
        return new Uint8Array(net);
      }
      this.stalled(true);
      await this.untilRetry();
    }
  }

  private async untilRetry() {
    let end = () => {};
    await new Promise<void>((resolve) => {
      end = resolve;
      this.pauses.add(end);
      setTimeout(resolve, pause);
    });
    this.pauses.delete(end);
  }
}
