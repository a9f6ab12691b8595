import { addDays, type Day } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { bookReceipt, receiptBooking } from '../src/lending/ledger/book-receipt.ts';
import { lockOrderNo } from '../src/lending/orders/find-order.ts';
import type { Database } from '../src/storage/database.ts';
import { inTransaction } from '../src/storage/in-transaction.ts';
import { startOfDay } from './times.ts';

const hour = 3_600_000;

/** A receipt that is paid and told so many days after the disbursement of a loan. */
export interface Told {
  receipt: string;
  shillings: number;
  paid: number;
  told: number;
}

/** Books a receipt on a loan, an hour after the midnight of the day on which the receipt is told. */
export function bookTold(
  db: Database,
  { loan, disbursedOn }: { loan: string; disbursedOn: Day },
  { receipt, shillings, paid, told }: Told,
): ReturnType<typeof bookReceipt> {
  return inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    const payment = { receipt, amountCents: shillings * 100, paidAt: startOfDay(addDays(disbursedOn, paid)) };
    const { key } = await receiptBooking(tx, receipt);
    return bookReceipt(
      tx,
      order,
      payment,
      { key },
      startOfDay(addDays(disbursedOn, told)) + hour,
      kenyaMarket,
    );
  });
}
