import type { Database } from '../../../storage/database.ts';
import type { Clock } from '../../clock/clock.ts';

/** The simulator's storage, and the credentials of its one customer. */
export interface SimulatorSettings {
  db: Database;
  clock: Clock;
  /** Seals the addresses that the lender tells. */
  pepper: string;
  consumerKey: string;
  consumerSecret: string;
  shortCode: string;
  passKey: string;
}
