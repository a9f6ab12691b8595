import type { Applicant } from '../../server/test/borrower.ts';
import type { Caller } from '../../server/test/test-lender.ts';
import { afterAll, beforeAll } from 'vitest';
import { expectBooksAgree, payersOf, tillOn, type Till } from './cashier-till.ts';
import { onOneLender, type OnOneLender } from './on-one-lender.ts';
import { held, logIn, overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

export const askForPin = /^Ask for my M-Pesa PIN/;

/** One lender for a file of cashier tests; at the end its books must agree. */
export interface OnCashier {
  readonly on: OnOneLender;
  readonly lender: Caller;
  readonly payers: ReturnType<typeof payersOf>;
  /** The cashier of a new loan of KSh 10,000, for the borrower with this number. */
  openCashier(number: string): Promise<{ loan: Applicant; till: Till }>;
  /** Ends the web view and opens the app again on the same phone. */
  kill(): Promise<void>;
  /** Nothing of the app runs any more. */
  close(): Promise<void>;
  /** How the phone answers the prompt that waits; the lender is told `copies` times. */
  answer(loan: Applicant, resultCode: number, copies?: number): Promise<void>;
}

export function onCashier(): OnCashier {
  const on = onOneLender();
  let lender: Caller;
  let payers: ReturnType<typeof payersOf>;
  beforeAll(() => {
    lender = overHttp(on.lender.url);
    payers = payersOf(lender, on.lender.url, () => on.page);
  });
  afterAll(async () => {
    await on.lender.end();
    await expectBooksAgree(on.lender.place);
  });
  const close = async () => {
    await on.page.goto(`${on.lender.url}/readyz`);
  };
  return {
    on,
    get lender() {
      return lender;
    },
    get payers() {
      return payers;
    },
    openCashier: async (number) => {
      const loan = await disbursedLoan(lender, number);
      await logIn(on.page, lender, loan.token);
      await on.open('/repay/cashier');
      await on.heading('Pay');
      const till = tillOn(on.page);
      await till.amount.waitFor();
      return { loan, till };
    },
    close,
    kill: async () => {
      await close();
      await on.open('/repay/cashier');
    },
    answer: async (loan, resultCode, copies = 1) =>
      payers.settle(await held(lender, loan, 'repayment'), resultCode, copies),
  };
}
