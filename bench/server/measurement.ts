import type { Measured } from './load.ts';
import type { Subject } from './subject.ts';

/** One measurement, with the cost of the subject's process. */
export interface Row extends Measured {
  engine: string;
  path: 'home' | 'repayment';
  kind: Subject['kind'];
  clients: number;
  cpuMsPerTurn: number;
  rssMb: number;
}
