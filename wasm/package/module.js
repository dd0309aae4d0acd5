// One instance of the WebAssembly, and the few functions of a system that it needs: a clock, random
// numbers and a console. It works in browsers, workers and Node.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const noError = 0;
const notSupported = 52;

/** @type {import('./module.d.ts').instantiate} */
export async function instantiate(source, surroundings = {}) {
  const { tell, clock = () => performance.now(), nets = {} } = surroundings;
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  let exports;
  const bytes = (at, size) => new Uint8Array(exports.memory.buffer, at, size);
  const read = (at, size) => decoder.decode(bytes(at, size));

  const imports = {
    wasi_snapshot_preview1: system(module, () => exports.memory.buffer, clock),
    curia: {
      tell: (kind, number, at, size) => tell?.(kind, number, read(at, size)),
    },
  };
  ({ exports } = await WebAssembly.instantiate(module, imports));
  exports._initialize();

  const put = (text, more = new Uint8Array()) => {
    const written = encoder.encode(text);
    const size = written.length + more.length;
    const place = bytes(exports.input(size), size);
    place.set(written);
    place.set(more, written.length);
  };
  const call = (name) => (text) => {
    put(text);
    const size = exports[name]();
    return read(exports.output(), size);
  };
  const net = (game, weights) => {
    put(game, weights);
    exports.net(game.length);
  };
  Object.entries(nets).forEach(([game, weights]) => net(game, weights));
  return {
    net,
    answer: call('answer'),
    think: call('think'),
    hear(kind, number, text) {
      put(text);
      exports.hear(kind, number);
    },
    get memory() {
      return exports.memory.buffer.byteLength;
    },
  };
}

function system(module, memory, clock) {
  const known = {
    clock_time_get(id, _precision, at) {
      const milliseconds = id === 0 ? Date.now() : clock();
      new DataView(memory()).setBigUint64(at, BigInt(Math.round(milliseconds * 1e6)), true);
      return noError;
    },
    random_get(at, size) {
      crypto.getRandomValues(new Uint8Array(memory(), at, size));
      return noError;
    },
    fd_write(_file, parts, count, written) {
      const view = new DataView(memory());
      let text = '';
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const at = view.getUint32(parts + 8 * i, true);
        const length = view.getUint32(parts + 8 * i + 4, true);
        text += decoder.decode(new Uint8Array(memory(), at, length));
        size += length;
      }
      console.error(text.trimEnd());
      view.setUint32(written, size, true);
      return noError;
    },
    environ_sizes_get(count, size) {
      new DataView(memory()).setUint32(count, 0, true);
      new DataView(memory()).setUint32(size, 0, true);
      return noError;
    },
    environ_get: () => noError,
    proc_exit(code) {
      throw new Error(`the engine has stopped (${code})`);
    },
  };
  // Functions for files: there are none.
  const wanted = WebAssembly.Module.imports(module).filter(
    ({ module: from }) => from === 'wasi_snapshot_preview1',
  );
  return Object.fromEntries(wanted.map(({ name }) => [name, known[name] ?? (() => notSupported)]));
}
