// A WebSocket that reconnects with exponential backoff and matches answers
// with their requests. It knows nothing about tables.
import type { ClientMessage, Refusal, ServerMessage } from '../protocol';

/** The part of a WebSocket that the connection needs; tests have their own. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Handlers {
  /** Called when the socket is open again: identify to the server. */
  opened(): void;
  lost(): void;
  received(message: ServerMessage): void;
}

/** The server refused, or the connection was lost before the answer. */
export class Refused extends Error {
  constructor(readonly why: Refusal | 'offline') {
    super(why);
  }
}

type Waiting = { resolve(message: ServerMessage): void; reject(reason: Refused): void };

const firstPause = 250;
const longestPause = 8000;
const quietAfter = 20000;

export class Connection {
  private socket: Socket | null = null;
  private open = false;
  private closed = false;
  private failures = 0;
  private nextId = 1;
  private waiting = new Map<number, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly make: () => Socket,
    private readonly handlers: Handlers,
    private readonly random: () => number = Math.random,
  ) {
    this.connect();
  }

  get isOpen() {
    return this.open;
  }

  /** Sends without waiting for an answer; does nothing while disconnected. */
  send(message: ClientMessage) {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** Sends and waits for the answer with the same id. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    if (!this.open) return Promise.reject(new Refused('offline'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Reconnects at once: the network is back, or the page is visible again. */
  wake() {
    if (this.closed || this.open) return;
    this.failures = 0;
    this.connect();
  }

  close() {
    this.closed = true;
    this.drop();
  }

  private connect() {
    clearTimeout(this.retry);
    this.drop();
    const socket = this.make();
    this.socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.failures = 0;
      this.listen();
      this.handlers.opened();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private receive(message: ServerMessage) {
    this.listen();
    const waiting = message.id === undefined ? undefined : this.waiting.get(message.id);
    if (message.id !== undefined) this.waiting.delete(message.id);
    this.handlers.received(message);
    if (message.type === 'refused') waiting?.reject(new Refused(message.why));
    else waiting?.resolve(message);
  }

  // Sends a ping after a long silence, and closes the socket if there is no answer.
  private listen() {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.send({ type: 'ping' });
      this.heartbeat = setTimeout(() => this.lost(), quietAfter / 2);
    }, quietAfter);
  }

  private lost() {
    this.drop();
    this.handlers.lost();
    if (this.closed) return;
    const pause = Math.min(longestPause, firstPause * 2 ** this.failures++);
    this.retry = setTimeout(() => this.connect(), pause * (0.5 + this.random() / 2));
  }

  private drop() {
    clearTimeout(this.retry);
    clearTimeout(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    this.open = false;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
    for (const { reject } of this.waiting.values()) reject(new Refused('offline'));
    this.waiting.clear();
  }
}
