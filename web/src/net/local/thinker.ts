// A worker that computes thoughts of bots and the coach, one after the other.
import { instantiate, type Instance } from '../../../../wasm/package/module.js';

/** The engine, the net of a game, or a thought. Only a thought is answered. */
export type ToThinker = WebAssembly.Module | { game: string; net: Uint8Array } | string;

let instance: Promise<Instance>;

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  if (data instanceof WebAssembly.Module) {
    instance = instantiate(data);
    return;
  }
  const engine = await instance;
  if (typeof data === 'string') postMessage(engine.think(data));
  else engine.net(data.game, data.net);
});
