// The page's side of the worker with the house. Both are loaded when they are first needed
// (here.ts).
import type { Socket } from '../connection';
import type { FromHouse, ToHouse } from './messages';
import { stalled } from './stalled.svelte';
import { storeFault } from './store';

type Answer = { status: number; body: string };
/** Why this browser cannot hold tables. */
export class Unable extends Error {
  constructor(
    readonly code: 'no_engine' | 'no_store' | 'newer_store',
    why = '',
  ) {
    super(why);
  }
}
let worker: Worker | null = null;
let last = 0;
const sockets = new Map<number, Socket>();
const requests = new Map<number, { resolve(answer: Answer): void; reject(why: Error): void }>();

function say(message: ToHouse) {
  warm();
  worker!.postMessage(message);
}

/** Starts the worker, which loads the engine. */
export function warm() {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
    worker.onerror = (event) => fail(event.message);
    const address = (file: string) => new URL(/* @vite-ignore */ file, import.meta.url).href;
    const nets = Object.entries(__NETS__).map(([game, file]) => [game, address(file)]);
    const engine = { wasm: address(__ENGINE__), nets: Object.fromEntries(nets) as typeof __NETS__ };
    worker.postMessage(['start', engine] satisfies ToHouse);
  }
}

/** The bots wait for a file: it is loaded again. */
export const retryNets = () => say(['retry']);

function hear(message: FromHouse) {
  if (message[0] === 'failed') return fail(message[1]);
  if (message[0] === 'stalled') return void (stalled.bots = message[1]);
  const [kind, number] = message;
  if (kind === 'message') return sockets.get(number)?.onmessage?.({ data: message[2] });
  if (kind === 'answer') {
    requests.get(number)?.resolve(message[2]);
    return requests.delete(number);
  }
  const socket = sockets.get(number);
  sockets.delete(number);
  socket?.onclose?.();
}

// The worker is of no use any more. Clients connect again, to a new one: all that they were told is
// in the store.
function fail(why: string) {
  worker?.terminate();
  worker = null;
  stalled.bots = false;
  const [lost, unanswered] = [[...sockets.values()], [...requests.values()]];
  sockets.clear();
  requests.clear();
  unanswered.forEach(({ reject }) => reject(new Unable('no_engine', why)));
  lost.forEach((socket) => socket.onclose?.());
}

/** Connects the socket, and returns how to speak to the house. */
export function connect(socket: Socket): Pick<Socket, 'send' | 'close'> {
  const number = ++last;
  sockets.set(number, socket);
  say(['connect', number]);
  return {
    send: (text) => say(['send', number, text]),
    close() {
      if (sockets.delete(number)) say(['close', number]);
    },
  };
}

export async function request(address: string, options: RequestInit): Promise<Response> {
  if (!__ENGINE__ || !('WebAssembly' in globalThis)) throw new Unable('no_engine');
  if (!('indexedDB' in globalThis)) throw new Unable('no_store');
  const { pathname: path, search } = new URL(address, location.href);
  const token = new Headers(options.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
  const { method = 'GET', body } = options;
  const asked = { method, path, query: search.slice(1), body: String(body ?? ''), token };
  const number = ++last;
  const { status, body: text } = await new Promise<Answer>((resolve, reject) => {
    requests.set(number, { resolve, reject });
    say(['request', number, asked]);
  });
  if (status === 503 && text.includes('store_failed')) throw new Unable(await storeFault());
  return new Response(text, { status });
}
