import { confirmProductInfo, getMoney, getMoneyContract, latestOrder } from '@kopa/contract/calls/loan';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import {
  sandboxDecide,
  sandboxPaymentMode,
  sandboxPayments,
  sandboxSettle,
} from '@kopa/contract/calls/sandbox';
import type { Payment, RepayDetail } from '@kopa/contract/entities';
import { expect } from 'vitest';
import type { AssemblyOptions } from '../src/assemble.ts';
import { reconcile, type Reconciliation } from '../src/lending/ledger/reconcile.ts';
import { settledSums } from '../src/ports/payments/simulator/settled-sums.ts';
import type { Database } from '../src/storage/database.ts';
import { inTransaction } from '../src/storage/in-transaction.ts';
import { mobile, submitted, type Applicant } from './borrower.ts';
import { granted, startTestLender, type Caller, type TestLender } from './test-lender.ts';

/** A test lender with an open port for its payment simulator, which holds payments until they are settled. */
export async function startMoneyLender(
  db: Database,
  options: AssemblyOptions = {},
  port = 0,
  environment: Record<string, string> = {},
): Promise<TestLender> {
  const lender = await startTestLender(db, environment, options);
  await lender.listen({ host: '127.0.0.1', port });
  granted(await lender.call(sandboxPaymentMode, { mode: 'hold' }));
  return lender;
}

/** An approved application: step 14. KSh 10,000 for 91 days. */
export async function approved(lender: Caller, number = mobile): Promise<Applicant> {
  const { token, orderNo } = await submitted(lender, {}, number);
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'approve', reasons: [] }));
  return { token, orderNo };
}

/** Agrees to the key facts of today: step 18. */
export async function agreed(lender: Caller, number = mobile): Promise<Applicant> {
  const loan = await approved(lender, number);
  await agreeTo(lender, loan);
  return loan;
}

export async function agreeTo(lender: Caller, { token, orderNo }: Applicant): Promise<void> {
  const { fingerprint } = granted(await lender.call(confirmProductInfo, { orderNo }, { token }));
  granted(await lender.call(getMoneyContract, { orderNo, agreed: true, fingerprint }, { token }));
}

/** Collects, and lets the provider be called: step 7, with the payout held. Gives the payout's reference. */
export async function drawn(lender: TestLender, number = mobile): Promise<Applicant & { payout: string }> {
  const loan = await agreed(lender, number);
  granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
  await lender.jobs.runDue();
  return { ...loan, payout: await heldReference(lender, loan.orderNo, 'disbursement') };
}

/** The money has arrived: step 2. */
export async function disbursed(
  lender: TestLender,
  number = mobile,
): Promise<Applicant & { payout: string }> {
  const loan = await drawn(lender, number);
  await settle(lender, loan.payout, 0);
  return loan;
}

/** The simulator's reference of an order's held payment. */
export async function heldReference(
  lender: TestLender,
  orderNo: string,
  kind: 'repayment' | 'disbursement',
): Promise<string> {
  const { payments } = granted(await lender.call(sandboxPayments, { orderNo }));
  const held = payments.find((payment) => payment.kind === kind && payment.state === 'held');
  if (!held) throw new Error(`The simulator holds no ${kind} of ${orderNo}: ${JSON.stringify(payments)}`);
  return held.reference;
}

export async function settle(
  lender: TestLender,
  reference: string,
  resultCode: number,
  copies = 1,
): Promise<void> {
  granted(await lender.call(sandboxSettle, { reference, resultCode, copies }));
}

/** Asks for a repayment of whole shillings; the phone has been asked. */
export async function prompt(lender: TestLender, loan: Applicant, shillings: number): Promise<Payment> {
  const request = { orderNo: loan.orderNo, amountCents: shillings * 100, mobile };
  return granted(await lender.call(mpesaRepayLink, request, { token: loan.token })).payment;
}

/** Requests a repayment and pays it. */
export async function repaid(lender: TestLender, loan: Applicant, shillings: number): Promise<void> {
  await prompt(lender, loan, shillings);
  await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
}

export async function detailOf(lender: TestLender, { token, orderNo }: Applicant): Promise<RepayDetail> {
  return granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
}

/** The step of a borrower's newest order. */
export async function stepOf(lender: Caller, token: string): Promise<number | undefined> {
  return granted(await lender.call(latestOrder, {}, { token })).order?.step;
}

/** The three books. */
export function books(lender: TestLender): Promise<Reconciliation> {
  return inTransaction(lender.lender.db, async (tx) => reconcile(tx, await settledSums(tx)));
}

/** All three books agree, and every loan equals the computation from its terms. */
export async function expectBalanced(lender: TestLender): Promise<void> {
  const { ledgerSum, received, sent, differing } = await books(lender);
  expect(ledgerSum).toBe(0);
  expect(differing).toEqual([]);
  expect(new Set(Object.values(received)).size).toBe(1);
  expect(new Set(Object.values(sent)).size).toBe(1);
}

/** The ledger, the provider's book and the borrowers' book agree on these sums. */
export async function expectAgreement(lender: TestLender, sent: number, received = 0): Promise<void> {
  const found = await books(lender);
  expect(found.ledgerSum).toBe(0);
  expect(found.differing).toEqual([]);
  expect(found.sent).toEqual({ ledger: sent, provider: sent, borrowers: sent });
  expect(found.received).toEqual({ ledger: received, provider: received, borrowers: received });
}
