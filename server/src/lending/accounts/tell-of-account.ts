import type { Day } from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import type { SmsName } from '../words.ts';
import type { TellBorrower } from './tell-borrower.ts';

/*
 * Notices of what another person could have done with a borrower's account. They contain no typed text. Each
 * is queued in the transaction of the change, and sent to the number of the account.
 */

/** A login at a phone that has not logged in to the account before. */
export function tellOfLogin(tx: Transaction, userId: string, at: number): Promise<void> {
  return tell(tx, { userId, message: 'loginElsewhere' }, String(at), at);
}

/** A request to erase everything on a day. */
export function tellOfErasure(tx: Transaction, userId: string, day: Day, at: number): Promise<void> {
  return tell(tx, { userId, message: 'erasureAsked', day }, String(at), at);
}

/** Contacts that differ; told once for each occasion: the number of an application, or one correction. */
export function tellOfContacts(tx: Transaction, userId: string, occasion: string, at: number): Promise<void> {
  return tell(tx, { userId, message: 'contactChanged' }, occasion, at);
}

async function tell(
  tx: Transaction,
  payload: TellBorrower & { userId: string; message: SmsName },
  occasion: string,
  at: number,
): Promise<void> {
  const key = `${payload.message}:${payload.userId}:${occasion}`;
  await enqueue(tx, { kind: 'sms', key, runAt: at, payload });
}
