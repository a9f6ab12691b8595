import { recordAct, type Act } from '../../lending/desk/record.ts';
import type { Transaction } from '../../storage/database.ts';
import type { CallContext } from '../call-handler.ts';

/**
 * Executes a change by staff in one transaction with its rows in the record of acts. A change that records
 * nothing is a defect, and fails.
 */
export function act<T>(
  { change, actor, at }: CallContext,
  work: (tx: Transaction, record: (act: Act) => Promise<void>) => Promise<T>,
): Promise<T> {
  return change(async (tx) => {
    let recorded = 0;
    const result = await work(tx, async (done) => {
      recorded += 1;
      await recordAct(tx, actor(), done, at);
    });
    if (recorded === 0) throw new Error('A change by staff was not recorded.');
    return result;
  });
}
