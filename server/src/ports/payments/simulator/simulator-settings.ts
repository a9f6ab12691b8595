import type { Database } from '../../../storage/database.ts';
import type { Clock } from '../../clock/clock.ts';

/** What the simulator keeps its book in, and what it knows its one customer by. */
export interface SimulatorSettings {
  db: Database;
  clock: Clock;
  consumerKey: string;
  consumerSecret: string;
  shortCode: string;
  passKey: string;
}
