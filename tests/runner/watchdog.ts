import { availableParallelism, loadavg } from 'node:os';

/** The watchdog's view of the machine; tests supply their own. */
export interface Machine {
  /** A clock in milliseconds. */
  now(): number;
  /** How many processes want a core, as an average of the last minute, for each core that there is. */
  load(): number;
}

const thisMachine: Machine = {
  now: () => performance.now(),
  load: () => loadavg()[0]! / availableParallelism(),
};

/**
 * The load for each core that the test command makes by itself. Only more than this is slowness of the
 * machine.
 */
const ownLoad = 3;

/**
 * Notices that nothing has begun or ended for a while. A slow machine is given more time: a minute under
 * twice the load counts as half a minute.
 */
export class Watchdog {
  private readonly limitMs: number;
  private readonly machine: Machine;
  private readonly unfinished = new Set<string>();
  private quietMs = 0;
  private last: number;

  constructor(limitMs: number, machine: Machine = thisMachine) {
    this.limitMs = limitMs;
    this.machine = machine;
    this.last = machine.now();
  }

  began(name: string): void {
    this.unfinished.add(name);
    this.quietMs = 0;
  }

  ended(name: string): void {
    this.unfinished.delete(name);
    this.quietMs = 0;
  }

  /** The names of all begun and unfinished tests. */
  running(): string[] {
    return [...this.unfinished];
  }

  /** Call it every few seconds. Returns the running names after too long a silence. */
  look(): string[] | undefined {
    const now = this.machine.now();
    this.quietMs += (now - this.last) / Math.max(1, this.machine.load() / ownLoad);
    this.last = now;
    return this.quietMs > this.limitMs ? this.running() : undefined;
  }
}
