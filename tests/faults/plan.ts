import type { Random } from './random.ts';

/**
 * One fault: the process is killed before or after its n-th statement from now on; the connection of one
 * command is cut in its request or before its answer; a command is sent twice at once under one key; the
 * clock is set forward, or back.
 */
export type Fault =
  | { kind: 'kill'; statement: number; when: 'before' | 'after' }
  | { kind: 'cut'; where: 'request' | 'answer' }
  | { kind: 'double' }
  | { kind: 'clock'; ms: number };

const minute = 60_000;
const day = 86_400_000;
const shares: readonly [Fault['kind'], number][] = [
  ['kill', 0.2],
  ['cut', 0.35],
  ['double', 0.25],
  ['clock', 0.2],
];

/** How far the clock jumps at most: minutes back, minutes ahead, and whether ahead by days as well. */
export interface Jumps {
  back: number;
  ahead: number;
  days: boolean;
}

/** The next fault of a plan. */
export function nextFault(random: Random, { back, ahead, days }: Jumps): Fault {
  let left = random.next();
  const kind = shares.find(([, share]) => (left -= share) < 0)?.[0] ?? 'clock';
  switch (kind) {
    case 'kill':
      return { kind, statement: random.between(1, 30), when: random.pick(['before', 'after']) };
    case 'cut':
      return { kind, where: random.pick(['request', 'answer', 'answer']) };
    case 'double':
      return { kind };
    case 'clock':
      return {
        kind,
        ms: random.pick([
          -random.between(1, back) * minute,
          random.between(1, ahead) * minute,
          days ? random.between(1, 3) * day : random.between(1, ahead) * minute,
        ]),
      };
  }
}
