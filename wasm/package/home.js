// A home for the house: it passes messages, timers, thoughts and writes between the WebAssembly and
// the program around it. It knows nothing about games or messages.
import { instantiate } from './module.js';

// The kinds of wasm/home.h, in the same order.
const out = ['send', 'close', 'timer', 'think', 'write', 'load', 'answer', 'log', 'forget'];
const into = ['opened', 'message', 'closed', 'rang', 'thought', 'written', 'loaded', 'request'];

/** @type {import('./home.d.ts').openHouse} */
export async function openHouse(source, { store, think }) {
  const clients = new Map();
  const requests = new Map();
  const timers = new Map();
  const thoughts = new Map();
  let last = 0;
  // What the house tells is done after it has finished: it must not be called from inside a call.
  const hear = (kind, number, text = '') =>
    queueMicrotask(() => house.hear(into.indexOf(kind), number, text));

  const told = {
    send: (number, text) => clients.get(number)?.message(text),
    close: (number) => leave(number),
    timer: (number, pause) => timers.set(number, setTimeout(ring, Number(pause), number)),
    think(number, thought) {
      const control = new AbortController();
      thoughts.set(number, control);
      const end = (answer) => thoughts.delete(number) && hear('thought', number, answer);
      think(thought, control.signal).then(end, () => end());
    },
    write: (number, text) =>
      store.write(JSON.parse(text)).then(
        (outcome) => hear('written', number, outcome),
        () => hear('written', number, 'failed'),
      ),
    load: (number, table) =>
      store.load(table).then(
        (found) => hear('loaded', number, JSON.stringify(found ?? null)),
        () => hear('loaded', number),
      ),
    answer: (number, text) => {
      requests.get(number)?.(JSON.parse(text));
      requests.delete(number);
    },
    log: (_, line) => console.error(line),
    forget(number) {
      const control = thoughts.get(number);
      thoughts.delete(number);
      control?.abort();
    },
  };
  const house = await instantiate(source, {
    tell: (kind, number, text) => told[out[kind]](number, text),
  });

  function ring(number) {
    timers.delete(number);
    hear('rang', number);
  }
  function leave(number) {
    const client = clients.get(number);
    if (!clients.delete(number)) return;
    hear('closed', number);
    client.closed();
  }
  return {
    connect(client) {
      const number = ++last;
      clients.set(number, client);
      hear('opened', number);
      return {
        send: (text) => clients.has(number) && hear('message', number, text),
        close: () => leave(number),
      };
    },
    request(asked) {
      const number = ++last;
      return new Promise((resolve) => {
        requests.set(number, resolve);
        hear('request', number, JSON.stringify(asked));
      });
    },
    close() {
      for (const number of [...clients.keys()]) leave(number);
      timers.forEach(clearTimeout);
      timers.clear();
    },
    get memory() {
      return house.memory;
    },
  };
}
