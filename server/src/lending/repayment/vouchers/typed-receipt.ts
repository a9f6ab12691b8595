import { keyOfOrder, readText } from '../../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../../storage/database.ts';
import { keysOf } from '../../../storage/key-ring.ts';
import { moneyPlaces } from '../../../storage/money-places.ts';
import type { VoucherRow } from '../../../storage/schema/index.ts';
import type { SealingKey } from '../../../storage/sealing-key.ts';

/** The receipt that a borrower typed for a proof; null when none was, and after an erasure. */
export async function typedReceiptOf(
  db: Database | Transaction,
  { id, orderNo, typedReceipt }: VoucherRow,
): Promise<string | null> {
  if (typedReceipt === null) return null;
  return readText(await keyOfOrder(db, orderNo), typedReceipt, moneyPlaces.typedReceipt(id));
}

/** A typed receipt in its stored form: sealed, and hashed. Null: none was typed. */
export function keptReceipt(
  db: Database | Transaction,
  key: SealingKey,
  id: string,
  receipt: string | null,
): Pick<VoucherRow, 'typedReceipt' | 'typedReceiptHash'> {
  if (receipt === null) return { typedReceipt: null, typedReceiptHash: null };
  return {
    typedReceipt: key.seal(receipt, moneyPlaces.typedReceipt(id)),
    typedReceiptHash: receiptHash(db, receipt),
  };
}

/** The keyed hash by which proofs of a receipt are found. */
export function receiptHash(db: Database | Transaction, receipt: string): string {
  return keysOf(db).hash('receipt', receipt);
}
