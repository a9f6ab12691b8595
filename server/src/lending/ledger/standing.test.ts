import { addDays } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { beforeEach, expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour, startOfDay } from '../../../test/times.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { refunds, repayments, type RefundRow } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrueAll } from './accrue-all.ts';
import { bookReceipt, receiptKey } from './book-receipt.ts';
import { loanStatement } from './explained-statement.ts';
import { statementLines } from './statement.ts';
import { waive } from './waive.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);
const [loan, other] = [loanNo(1), loanNo(2)];

beforeEach(() => addRunningLoans(test.db, { count: 2, disbursedOn }));

const statementAt = (at: number) =>
  inSnapshot(test.db, (tx) => loanStatement(tx, 'run1', loan, at, kenyaMarket));
const order = async (tx: Parameters<typeof lockOrderNo>[0], orderNo = loan) =>
  (await lockOrderNo(tx, orderNo))!;

const settlement = async (days: number) =>
  (await statementAt(startOfDay(addDays(disbursedOn, days)))).standing.settlement;
const refund = (id: string, state: RefundRow['state'], orderNo = loan) => ({
  id,
  orderNo,
  state,
  amountCents: 100,
  createdAt: begin + Number(id) * hour,
  receipt: state === 'paid' ? `SREFUND00${id}` : null,
});

it('a loan that is settled before its due day saves what its interest would still be', async () => {
  // 10,000 at 30 % a year cost 748 in 91 days, and 658 in 80.
  expect(await settlement(80)).toMatchObject({ totalCents: 1_065_800, savedCents: 9_000 });
  expect((await settlement(91)).savedCents).toBe(0);
  expect((await settlement(95)).savedCents).toBe(0);
});

it('the refunds of a loan are listed with the newest first, and are pending until they end', async () => {
  for (const each of [refund('3', 'held'), refund('1', 'paid'), refund('2', 'failed')])
    await test.db.insert(refunds).values(each);
  await test.db.insert(refunds).values(refund('4', 'paid', other));
  const kept = { amountCents: 100, receipt: null };
  expect((await statementAt(begin + 5 * hour)).standing.refunds).toEqual([
    { ...kept, status: 'pending', createTime: begin + 3 * hour },
    { ...kept, status: 'failed', createTime: begin + 2 * hour },
    { ...kept, status: 'paid', createTime: begin + hour, receipt: 'SREFUND001' },
  ]);
});

it('a payment has the receipt that became known after its money, by our name or by that of the provider', async () => {
  const paid = (payOrderId: string, changes: Partial<typeof repayments.$inferInsert> = {}) =>
    test.db.insert(repayments).values({
      payOrderId,
      orderNo: loan,
      state: 'paid',
      amountCents: 50_000,
      mobile: '',
      createdAt: begin,
      expiresAt: begin,
      ...changes,
    });
  await paid('P1', { receipt: 'SLATER0001' });
  await paid('P2', { receipt: 'SLATER0002', checkoutRequestId: 'ws_2' });
  await paid('P3');
  // Of another loan.
  await paid('P4', { orderNo: other, receipt: 'SOTHER0001' });
  for (const name of ['P1', 'ws_2', 'P3', 'P4'])
    await inTransaction(test.db, async (tx) => {
      const payment = { receipt: null, amountCents: 50_000, paidAt: begin };
      const named = { key: receiptKey(name), rollover: undefined };
      await bookReceipt(tx, await order(tx), payment, named, begin + hour, kenyaMarket);
    });
  const lines = await inSnapshot(test.db, (tx) => statementLines(tx, loan));
  expect(lines.map(({ kind, receipt }) => [kind, receipt])).toEqual([
    ['principal', null],
    ['payment', 'SLATER0001'],
    ['payment', 'SLATER0002'],
    ['payment', 'P3'],
    ['payment', 'P4'],
  ]);
});

it('a waiver is a line of its own, and of what an earlier payment has made of it', async () => {
  const today = addDays(disbursedOn, 95);
  const at = startOfDay(today) + hour;
  await accrueAll(test.db, { today, through: addDays(today, -1), at });
  await inTransaction(test.db, async (tx) => waive(tx, await order(tx), 30_000, at, kenyaMarket));
  const waived = async () => (await statementAt(at)).lines.filter(({ kind }) => kind === 'waiver');
  expect(await waived()).toMatchObject([{ day: today, cents: -30_000, reason: { rule: 'waived' } }]);
  const late = { receipt: 'SEARLIER01', amountCents: 1_100_000, paidAt: begin };
  await inTransaction(test.db, async (tx) => {
    await bookReceipt(tx, await order(tx), late, { key: receiptKey('SEARLIER01') }, at, kenyaMarket);
  });
  expect(await waived()).toMatchObject([{ cents: 0, reason: { rule: 'waived' } }]);
  const lines = await inSnapshot(test.db, (tx) => statementLines(tx, loan));
  expect(lines.filter(({ kind, cents }) => kind === 'penalty' && cents === -30_000)).toHaveLength(1);
  expect(lines.filter(({ kind, cents }) => kind === 'penalty' && cents === 30_000)).toHaveLength(1);
});
