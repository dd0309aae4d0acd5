// Workers for bots: as many as the device has cores, less one for the page. They start when they are
// first needed. A worker that fails is replaced, and its thought is computed again once.
import type { Nets } from './nets';
import type { ToThinker } from './thinker';

interface Job {
  game: string;
  net: Uint8Array | null;
  thought: string;
  tries: number;
  resolve(answer: string): void;
  reject(reason: Error): void;
}

/** The game is the first member of every thought (server/room/hosted_match.cpp). */
const gameOf = (thought: string) => /^\{"game":"(\w+)"/.exec(thought)?.[1] ?? '';

export class Thinkers {
  /** The games whose nets a worker has. */
  private readonly known = new WeakMap<Worker, Set<string>>();
  private waiting: Job[] = [];
  private idle: Worker[] = [];
  private running = 0;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly nets: Nets,
    private readonly most = Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1)),
  ) {}

  async think(thought: string): Promise<string> {
    const game = gameOf(thought);
    const net = await this.nets.of(game);
    return new Promise((resolve, reject) => {
      this.waiting.push({ game, net, thought, tries: 0, resolve, reject });
      this.next();
    });
  }

  private next() {
    if (this.waiting.length === 0 || (this.idle.length === 0 && this.running >= this.most)) return;
    const worker = this.idle.pop() ?? this.start();
    this.running += 1;
    this.run(worker, this.waiting.shift()!);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(this.module satisfies ToThinker);
    this.known.set(worker, new Set());
    return worker;
  }

  private run(worker: Worker, job: Job) {
    const end = () => {
      worker.onmessage = worker.onerror = null;
      this.running -= 1;
    };
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      end();
      this.idle.push(worker);
      job.resolve(data);
      this.next();
    };
    worker.onerror = () => {
      end();
      worker.terminate();
      job.tries += 1;
      if (job.tries > 1) job.reject(new Error('a bot could not think'));
      else this.waiting.unshift(job);
      this.next();
    };
    const { game, net, thought } = job;
    const known = this.known.get(worker)!;
    if (net && !known.has(game)) {
      worker.postMessage({ game, net } satisfies ToThinker);
      known.add(game);
    }
    worker.postMessage(thought satisfies ToThinker);
  }
}
