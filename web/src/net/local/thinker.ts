// A worker that computes thoughts of bots and the coach, one after the other.
import { instantiate, type Instance } from '../../../../wasm/package/module.js';

let instance: Promise<Instance>;

addEventListener('message', async ({ data }: MessageEvent<WebAssembly.Module | string>) => {
  if (typeof data !== 'string') instance = instantiate(data);
  else postMessage((await instance).think(data));
});
