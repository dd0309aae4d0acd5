// The worker with the house. It passes messages between the page and the WebAssembly.
import { openHouse, type House } from '../../../../wasm/package/home.js';
import type { FromHouse, ToHouse } from './messages';
import { BrowserStore } from './store';
import { Thinkers } from './thinkers';

type Socket = ReturnType<House['connect']>;

const sockets = new Map<number, Socket>();
let house: Promise<House>;
const tell = (message: FromHouse) => postMessage(message);

async function start(engine: string): Promise<House> {
  const module = await WebAssembly.compileStreaming(fetch(engine));
  const thinkers = new Thinkers(module);
  return openHouse(module, {
    store: new BrowserStore(),
    think: (thought) => thinkers.think(thought),
  });
}

async function hear(message: ToHouse) {
  const [kind, number] = message;
  if (kind === 'start') {
    house = start(number);
    await house;
    return;
  }
  const home = await house;
  if (kind === 'connect')
    sockets.set(
      number,
      home.connect({
        message: (text) => tell(['message', number, text]),
        closed() {
          sockets.delete(number);
          tell(['closed', number]);
        },
      }),
    );
  else if (kind === 'send') sockets.get(number)?.send(message[2]);
  else if (kind === 'close') sockets.get(number)?.close();
  else tell(['answer', number, await home.request(message[2])]);
}

addEventListener('message', ({ data }: MessageEvent<ToHouse>) => {
  hear(data).catch((reason: unknown) => tell(['failed', String(reason)]));
});
