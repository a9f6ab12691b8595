import type { Database, Transaction } from '../../../storage/database.ts';
import { keysOf } from '../../../storage/key-ring.ts';

/** The book copies an address from a payment to its callback: no row binds the value. */
const place = { column: 'simulated_callbacks.url', row: [] };

/** An address of the lender as the simulators' book keeps the address: sealed, because of its secret. */
export function keptAddress(db: Database | Transaction, url: string): string {
  return keysOf(db).seal(url, place);
}

/** The address again, for a delivery. */
export function openAddress(db: Database | Transaction, kept: string): string {
  return String(keysOf(db).open(kept, place, 'simulatedCallback'));
}
