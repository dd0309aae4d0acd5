// The page's side of the worker with the house. Both are loaded when they are first needed (here.ts).
import type { Socket } from '../connection';
import type { FromHouse, ToHouse } from './messages';

type Answer = { status: number; body: string };
let worker: Worker | null = null;
let last = 0;
const sockets = new Map<number, Socket>();
const requests = new Map<number, { resolve(answer: Answer): void; reject(why: Error): void }>();

function say(message: ToHouse) {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
    worker.onerror = (event) => fail(event.message);
    worker.postMessage(['start', __ENGINE__] satisfies ToHouse);
  }
  worker.postMessage(message);
}

function hear(message: FromHouse) {
  if (message[0] === 'failed') return fail(message[1]);
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
  const [lost, unanswered] = [[...sockets.values()], [...requests.values()]];
  sockets.clear();
  requests.clear();
  unanswered.forEach(({ reject }) => reject(new Error(why)));
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
  const { pathname: path, search } = new URL(address, location.href);
  const token = new Headers(options.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
  const { method = 'GET', body } = options;
  const asked = { method, path, query: search.slice(1), body: String(body ?? ''), token };
  const number = ++last;
  const { status, body: text } = await new Promise<Answer>((resolve, reject) => {
    requests.set(number, { resolve, reject });
    say(['request', number, asked]);
  });
  return new Response(text, { status });
}
