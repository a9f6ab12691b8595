import { kenya } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, dayOf, hour } from '../../../test/times.ts';
import type { ReferenceChannel } from '../../ports/payments/reference-channels.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { paymentReferences, repayments } from '../../storage/schema/index.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Lender } from '../lender.ts';
import { isOffered, recordReferencePaid } from './references.ts';

const test = useDatabase();

it('money to a reference is of the loan of the reference, once, and other money is in suspense', async () => {
  await addRunningLoans(test.db, { count: 2, disbursedOn: dayOf(begin) });
  const issued = { state: 'issued', createdAt: begin, expiresAt: begin + hour } as const;
  await test.db.insert(paymentReferences).values([
    { ...issued, id: 'R1', orderNo: loanNo(1), channel: 'stpClabe', reference: '111' },
    { ...issued, id: 'R2', orderNo: loanNo(2), channel: 'stpClabe', reference: '222' },
    { ...issued, id: 'R3', orderNo: loanNo(2), channel: 'oxxo', reference: '333' },
  ]);
  const paid = (receipt: string, channel: ReferenceChannel, reference: string, amountCents: number) =>
    inTransaction(test.db, (tx) =>
      recordReferencePaid(
        tx,
        { kind: 'referencePaid', channel, reference, payment: { receipt, amountCents, paidAt: begin } },
        begin + day,
        kenyaMarket,
      ),
    );
  for (let copy = 0; copy < 2; copy += 1) {
    await paid('STP-2', 'stpClabe', '222', 70_000);
    await paid('STP-1', 'stpClabe', '111', 30_000);
    await paid('STP-3', 'stpClabe', '333', 20_000);
    await paid('OXXO-1', 'oxxo', '333', 50_000);
    await paid('OXXO-2', 'oxxo', 'unknown', 10_000);
  }
  const kept = { state: 'paid', receiptFrom: 'reference', mobile: '', failure: null, createdAt: begin };
  expect(await test.db.select().from(repayments).orderBy(repayments.position)).toMatchObject([
    { ...kept, orderNo: loanNo(2), receipt: 'STP-2', amountCents: 70_000 },
    { ...kept, orderNo: loanNo(1), receipt: 'STP-1', amountCents: 30_000 },
    { ...kept, orderNo: loanNo(2), receipt: 'OXXO-1', amountCents: 50_000 },
  ]);
  expect(await inTransaction(test.db, reconcile)).toMatchObject({
    balances: { suspense: -30_000, paybillFloat: 180_000 },
    differing: [],
    ledgerSum: 0,
  });
});

it('a channel is offered where its account or its provider is', () => {
  const repay = { ...kenya.repay, methods: 'everyone' as const };
  const offered = (channel: Parameters<typeof isOffered>[1], isThere: boolean) => {
    const there = isThere ? {} : null;
    const lender = {
      policy: { ...kenya, repay },
      payments: { paybill: there },
      references: { gives: (each: string) => isThere && each === 'oxxo' },
      repayAccount: there,
    } as unknown as Lender;
    return isOffered(lender, channel);
  };
  for (const channel of ['offlineAccount', 'paybill', 'oxxo'] as const)
    expect([offered(channel, true), offered(channel, false)]).toEqual([true, false]);
  expect(offered('mpesaPrompt', false)).toBe(true);
  expect(offered('stpClabe', true)).toBe(false);
});
