// The house inside this page: sockets and requests like those to a server, without a server.
import type { Socket } from '../connection';

/** True if this page was built with the engine, and this browser can run it and store tables. */
export const hasHouse = () =>
  __ENGINE__ !== '' && 'indexedDB' in globalThis && 'WebAssembly' in globalThis;

/** Tables of the house in this browser have ids that begin like this (wasm/secrets.cpp). */
export const isLocal = (table: string) => table.startsWith('local-');

const house = () => import('./house');

/** Loads the engine before it is needed. */
export const warm = async () => (await house()).warm();

/** Like `fetch`, but asks the house. */
export const fetchHere = async (address: string, options: RequestInit) =>
  (await house()).request(address, options);

export function localSocket(): Socket {
  let inner: Pick<Socket, 'send' | 'close'> | null = null;
  let closed = false;
  const socket: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => inner?.send(text),
    close() {
      closed = true;
      inner?.close();
    },
  };
  house().then(
    ({ connect }) => {
      if (closed) return;
      inner = connect(socket);
      socket.onopen?.();
    },
    () => socket.onclose?.(),
  );
  return socket;
}
