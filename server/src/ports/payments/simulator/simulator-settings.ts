import type { Database } from '../../../storage/database.ts';
import type { Clock } from '../../clock/clock.ts';

/** The simulator's storage, and the credentials of its one customer. */
export interface SimulatorSettings {
  db: Database;
  clock: Clock;
  consumerKey: string;
  consumerSecret: string;
  shortCode: string;
  passKey: string;
}
