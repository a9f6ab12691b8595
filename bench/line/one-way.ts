/** One direction of one connection: what waits for its turn on the line. */
export interface Flow {
  waiting: Buffer[];
  /** Bytes that may be on their way at the same time: TCP's congestion window. */
  window: number;
  /** Bytes that are on their way and not acknowledged. */
  under: number;
  /** The time before which nothing is sent, in ms of `performance.now()`. */
  from: number;
  deliver(bytes: Buffer): void;
}

/** A packet's payload, and what IP and TCP add to it, in bytes. */
const payload = 1400;
const header = 40;
/** How late a timer may be without the line's having been idle, ms. */
const timerLateMs = 5;
/** TCP's first window (RFC 6928). */
const firstWindow = 10 * payload;

export function makeFlow(deliver: (bytes: Buffer) => void, from: number): Flow {
  return { waiting: [], window: firstWindow, under: 0, from, deliver };
}

/**
 * One direction of the line: sends one packet after another, of each connection in turn, and delivers each
 * half a round trip after its last bit.
 */
export class OneWay {
  private readonly flows = new Set<Flow>();
  private readonly onTheWay: (() => void)[] = [];
  private freeAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly msPerByte: number;
  private readonly roundTripMs: number;

  constructor(bitsPerSecond: number, roundTripMs: number) {
    this.msPerByte = 8000 / bitsPerSecond;
    this.roundTripMs = roundTripMs;
  }

  send(flow: Flow, bytes: Buffer): void {
    flow.waiting.push(bytes);
    this.flows.add(flow);
    this.turn();
  }

  drop(flow: Flow): void {
    this.flows.delete(flow);
  }

  /** Sends what may be sent now, and wakes for what may be sent later. */
  private turn(): void {
    clearTimeout(this.timer);
    const now = performance.now();
    let next = Infinity;
    for (const flow of this.flows) {
      if (flow.waiting.length === 0) this.flows.delete(flow);
      else if (flow.under < flow.window) next = Math.min(next, flow.from);
    }
    if (next === Infinity) return;
    const at = Math.max(next, this.freeAt);
    if (at > now) {
      this.timer = setTimeout(() => this.turn(), at - now);
      return;
    }
    // A busy line goes on where it was, although its timer is late; an idle one begins when it is asked.
    const begin = now - at < timerLateMs ? at : now;
    for (const flow of this.flows) {
      if (flow.from > now || flow.under >= flow.window) continue;
      // The next turn is another connection's.
      this.flows.delete(flow);
      this.flows.add(flow);
      this.packet(flow, begin);
      break;
    }
    this.turn();
  }

  private packet(flow: Flow, begin: number): void {
    const bytes = take(flow.waiting);
    flow.under += bytes.length;
    this.freeAt = begin + (bytes.length + header) * this.msPerByte;
    const arrival = this.freeAt + this.roundTripMs / 2 - performance.now();
    this.onTheWay.push(() => flow.deliver(bytes));
    // Timers that are close together may change places, and packets may not.
    setTimeout(() => this.onTheWay.shift()!(), arrival);
    setTimeout(
      () => {
        flow.under -= bytes.length;
        flow.window += bytes.length;
        this.turn();
      },
      arrival + this.roundTripMs / 2,
    );
  }
}

/** The bytes of one packet from the front. */
function take(waiting: Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let room = payload;
  while (room > 0 && waiting.length > 0) {
    const first = waiting[0]!;
    parts.push(first.subarray(0, room));
    if (first.length > room) waiting[0] = first.subarray(room);
    else waiting.shift();
    room -= first.length;
  }
  return Buffer.concat(parts);
}
