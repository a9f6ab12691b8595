import type { Measured, Path } from './load.ts';
import type { Subject } from './subject.ts';

/** One measurement, with the cost of the subject's process. */
export interface Row extends Measured {
  engine: string;
  path: Path;
  kind: Subject['kind'];
  clients: number;
  cpuMsPerTurn: number;
  rssMb: number;
}
