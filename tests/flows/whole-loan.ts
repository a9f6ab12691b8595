import { expect } from 'vitest';
import type { Borrower } from './borrower.ts';

/** What a loan of KSh 10,000 for 91 days disburses, in cents. */
export const disbursedCents = 988_400;

/** From the application to the repaid loan, with one failed payment. */
export async function borrowAndRepay(borrower: Borrower): Promise<void> {
  const { page, lender } = borrower;
  await borrower.apply();
  await borrower.waitForAnswer();
  await borrower.collect();
  const { reference, amountCents } = await borrower.sandbox.held('disbursement');
  expect(amountCents).toBe(disbursedCents);
  await borrower.sandbox.settle(reference, 0, 2);
  await page.goto(`${lender.url}/#/`);
  await borrower.heading('EasyCash');
  await page.getByText(/^To pay by/).waitFor();
  await borrower.repay(1000, 1032);
  await borrower.repay(1000, 0, 2);
  await borrower.sandbox.advance(10 * 86_400);
  await page.reload();
  await borrower.repay(null, 0);
  await borrower.button('See my loan').tap();
  await borrower.heading('Your loan is paid back', 2);
}
