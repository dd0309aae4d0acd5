// Workers for bots: as many as the device has cores, less one for the page. They start when they are
// first needed. A worker that fails is replaced, and its thought is computed again once. A thought
// that is no longer wanted is interrupted, so that the next one has its worker.
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
  private readonly running = new Map<Job, Worker>();

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly nets: Nets,
    private readonly most = Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1)),
  ) {}

  async think(thought: string, signal: AbortSignal): Promise<string> {
    const game = gameOf(thought);
    const net = await this.nets.of(game);
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const job = { game, net, thought, tries: 0, resolve, reject };
      signal.addEventListener('abort', () => this.interrupt(job), { once: true });
      this.waiting.push(job);
      this.next();
    });
  }

  // A worker that computes hears nothing: it is ended, and the next thought starts another one.
  private interrupt(job: Job) {
    this.running.get(job)?.terminate();
    this.running.delete(job);
    this.waiting = this.waiting.filter((one) => one !== job);
    job.reject(new Error('no longer wanted'));
    this.next();
  }

  private next() {
    if (this.waiting.length === 0 || (this.idle.length === 0 && this.running.size >= this.most))
      return;
    const worker = this.idle.pop() ?? this.start();
    this.run(worker, this.waiting.shift()!);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(this.module satisfies ToThinker);
    this.known.set(worker, new Set());
    return worker;
  }

  private run(worker: Worker, job: Job) {
    this.running.set(job, worker);
    const end = () => {
      worker.onmessage = worker.onerror = null;
      this.running.delete(job);
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
