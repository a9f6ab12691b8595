import { addDays, startOfDay } from '@kopa/contract/calendar';
import { latestOrder } from '@kopa/contract/calls/loan';
import { sandboxAdvanceClock, sandboxClock, sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import type { Market } from '@kopa/contract/market';
import { orderSteps } from '@kopa/contract/order-steps';
import { submitted, type Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { collect, decide, settle } from './over-http.ts';

/** The simulator's behaviour for payments after the loan's own payout. */
export type PaymentMode = 'hold' | 'settle';

/**
 * A disbursed loan of KSh 10,000 for 91 days, applied for over HTTP by a new borrower with this number (nine
 * digits, another for each test). From then on all payments of the lender are held until `settle` ends them,
 * or settle by themselves after a few seconds.
 */
export async function disbursedLoan(
  lender: Caller,
  number: string,
  payments: PaymentMode = 'hold',
): Promise<Applicant> {
  const { token, orderNo } = await submitted(lender, {}, number);
  const loan = { token, orderNo };
  await decide(lender, loan, 'approve');
  granted(await lender.call(sandboxPaymentMode, { mode: 'hold' }));
  await settle(lender, await collect(lender, loan), 0);
  let step: number | undefined;
  await waitUntil(
    async () => {
      step = granted(await lender.call(latestOrder, {}, { token })).order?.step;
      return step === orderSteps.repaying;
    },
    () => `the loan's money to arrive; it is at step ${step}`,
    20_000,
  );
  if (payments === 'settle') granted(await lender.call(sandboxPaymentMode, { mode: 'settle' }));
  return loan;
}

/** Moves the lender's clock to the noon of so many days after the due day of the borrower's loan. */
export async function becomeLate(
  lender: Caller,
  token: string,
  { days, market }: { days: number; market: Market },
): Promise<void> {
  const { order } = granted(await lender.call(latestOrder, {}, { token }));
  const noon = startOfDay(addDays(order!.dueDate!, days), market) + 12 * 3_600_000;
  const { now } = granted(await lender.call(sandboxClock, {}));
  granted(await lender.call(sandboxAdvanceClock, { seconds: Math.ceil((noon - now) / 1000) }));
}
