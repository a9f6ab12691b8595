import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFlow, OneWay } from './one-way.ts';
import type { Profile } from './profiles.ts';

/** A request as the line saw it; times in ms of `performance.now()`. */
export interface Seen {
  path: string;
  /** The phone wrote it. */
  askedAt: number;
  /** The phone has the first and the last byte of the answer; undefined before. */
  firstAt?: number;
  lastAt?: number;
  /** Bytes of the answer, its head included. */
  bytes: number;
  isLost: boolean;
}

export interface LineOptions extends Profile {
  /** The share of requests that are lost, and what decides which. */
  loss: { share: number; seed: number };
  /** Models TLS 1.3: one more round trip per connection, and its bytes. */
  tls: boolean;
}

/** A line between a phone and a server, with an address of its own. */
export interface SlowLine {
  url: string;
  /** Every request since the last `hangUp`. */
  seen: Seen[];
  /** Resolves when the line has been idle for some round trips. */
  rest(): Promise<void>;
  /** Ends all connections, as the time between two visits does, and forgets what was seen. */
  hangUp(): void;
  close(): Promise<void>;
}

/** What a TLS handshake brings the phone, in bytes: with the certificates, and resumed. */
const handshake = { full: 3000, resumed: 250 };

/** Opens a line to a server on this machine. It carries bytes, and knows of HTTP only where a request begins. */
export async function openLine(server: string, options: LineOptions): Promise<SlowLine> {
  const { bitsPerSecond, roundTripMs, loss, tls } = options;
  const [up, down] = [0, 1].map(() => new OneWay(bitsPerSecond, roundTripMs)) as [OneWay, OneWay];
  // RFC 6298 after one measured round trip R: R + 4 * (R / 2).
  const retransmitMs = 3 * roundTripMs;
  const chance = dice(loss.seed);
  const sockets = new Set<Socket>();
  let seen: Seen[] = [];
  let hasTicket = false;

  let usedAt = 0;

  const join = (phone: Socket) => {
    const far = connect(Number(new URL(server).port), '127.0.0.1');
    for (const socket of [phone, far]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => undefined);
    }
    let current: Seen | undefined;
    // The phone takes the connection as made at once: the first bytes wait for SYN and its answer instead.
    const toServer = makeFlow((bytes) => far.write(bytes), performance.now() + roundTripMs);
    let greeting = 0;
    const toPhone = makeFlow((bytes) => {
      const now = performance.now();
      usedAt = now;
      const own = Math.min(greeting, bytes.length);
      greeting -= own;
      if (own > 0 && greeting === 0) {
        // The phone has the server's certificate, and its first request goes out.
        hasTicket = true;
        toServer.from = now;
        up.send(toServer, Buffer.alloc(0));
      }
      if (own === bytes.length) return;
      if (current) {
        current.firstAt ??= now;
        current.lastAt = now;
        current.bytes += bytes.length - own;
      }
      phone.write(bytes.subarray(own));
    }, 0);
    if (tls) {
      greeting = hasTicket ? handshake.resumed : handshake.full;
      // SYN and its answer, then the client's hello on its way.
      toPhone.from = performance.now() + 1.5 * roundTripMs;
      toServer.from = Infinity;
      down.send(toPhone, Buffer.alloc(greeting));
    }
    phone.on('data', (bytes) => {
      usedAt = performance.now();
      const path = /^[A-Z]+ (\S+) HTTP/.exec(bytes.toString('latin1', 0, 300))?.[1];
      if (path) {
        current = { path, askedAt: performance.now(), bytes: 0, isLost: false };
        seen.push(current);
        let wait = 0;
        for (let again = retransmitMs; chance() < loss.share; again *= 2) wait += again;
        if (wait > 0) {
          current.isLost = true;
          toServer.from = Math.max(toServer.from, performance.now()) + wait;
        }
      }
      up.send(toServer, bytes);
    });
    far.on('data', (bytes) => down.send(toPhone, bytes));
    const end = () => {
      up.drop(toServer);
      down.drop(toPhone);
      phone.destroy();
      far.destroy();
      sockets.delete(phone);
      sockets.delete(far);
    };
    phone.on('close', end);
    // What the server wrote last is still on its way.
    const endWhenDelivered = () => {
      const isDelivered = toPhone.waiting.length === 0 && toPhone.under === 0;
      if (isDelivered) end();
      else if (sockets.has(phone)) setTimeout(endWhenDelivered, roundTripMs).unref();
    };
    far.on('close', endWhenDelivered);
  };

  const listener = createServer(join);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
    seen = [];
  };
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    get seen() {
      return seen;
    },
    rest: async () => {
      const idle = 5 * roundTripMs;
      while (performance.now() - usedAt < idle) await pause(idle - (performance.now() - usedAt));
    },
    hangUp,
    close: async () => {
      hangUp();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
