// The worker with the house. It passes messages between the page and the WebAssembly.
import { openHouse, type House } from '../../../../wasm/package/home.js';
import type { Engine, FromHouse, ToHouse } from './messages';
import { Nets } from './nets';
import { BrowserStore } from './store';
import { Thinkers } from './thinkers';

type Socket = ReturnType<House['connect']>;

const sockets = new Map<number, Socket>();
let house: Promise<House>;
let nets: Nets;
const tell = (message: FromHouse) => postMessage(message);

// Some web spaces serve the file under another type, which cannot be compiled while it arrives.
async function compile(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const isTyped = answer.headers.get('Content-Type')?.startsWith('application/wasm');
  return isTyped
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

async function start({ wasm, nets: addresses }: Engine): Promise<House> {
  const module = await compile(wasm);
  nets = new Nets(addresses, (isStalled) => tell(['stalled', isStalled]));
  const thinkers = new Thinkers(module, nets);
  return openHouse(module, {
    store: new BrowserStore(),
    think: (thought, signal) => thinkers.think(thought, signal),
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
  if (kind === 'retry') return nets.retry();
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
