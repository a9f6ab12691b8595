import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxAdvanceClock, sandboxPayments, sandboxSettle } from '@kopa/contract/calls/sandbox';
import { sandboxPayReference } from '@kopa/contract/calls/sandbox-repay';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import type { Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { booksOf } from './books.ts';
import { payByHand } from './books-of-loan.ts';
import type { LenderPlace } from './lender-place.ts';
import { addressOf } from './sent-sections.ts';

/** The visible cashier. */
export interface Till {
  amount: Locator;
  way(name: string | RegExp): Locator;
  /** Chooses a way to pay. */
  choose(name: string | RegExp): Promise<void>;
  button(name: string | RegExp): Locator;
  /** The number of a row that can be copied, without gaps. */
  number(label: string): Promise<string>;
  says(text: string | RegExp): Promise<void>;
  /** The news in the middle of a screen that waits or tells a result. */
  news(heading: string | RegExp): Promise<void>;
  /** The same news, as a screen reader is told of it. */
  announced(heading: string): Promise<void>;
}

export function tillOn(page: Page): Till {
  const way = (name: string | RegExp) =>
    page.getByRole('radio', typeof name === 'string' ? { name: new RegExp(`^${name}`) } : { name });
  return {
    amount: page.getByLabel('How much do you want to pay?'),
    way,
    choose: (name) => way(name).check(),
    button: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    number: async (label) => {
      const shown = page.locator('dl', { has: page.getByRole('term').getByText(label, { exact: true }) });
      return (await shown.getByRole('definition').innerText()).replace(/[\s,]/g, '');
    },
    says: (text) => page.getByText(text).first().waitFor(),
    // The app asks every ten seconds, after a while.
    news: (name) =>
      page
        .getByRole('heading', { name, level: 2, exact: typeof name === 'string' })
        .waitFor({ timeout: patient(30_000) }),
    announced: (text) =>
      page.locator('[data-kopa-live]').getByText(text, { exact: true }).waitFor({ state: 'attached' }),
  };
}

/** The address of the payment prompt's call as the phone sends it. */
export const promptAddress = addressOf(mpesaRepayLink);

/** The address of the call that tells how a loan stands. */
export const detailAddress = addressOf(repayOrderDetail);

/**
 * The payers' actions, and the lender's clock. A borrower who paid elsewhere returns to the app on `page`,
 * which asks at once.
 */
export function payersOf(lender: Caller, url: string, page: () => Page) {
  const comeBack = () =>
    page().evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const settle = async (reference: string, resultCode: number, copies: number) => {
    granted(await lender.call(sandboxSettle, { reference, resultCode, copies }));
  };
  return {
    settle,
    /** Pays whole shillings by hand on the paybill; the lender is told `copies` times. */
    byHand: async ({ orderNo }: Applicant, shillings: number, copies = 1) => {
      await settle(await payByHand(url, orderNo, shillings), 0, copies);
      await comeBack();
    },
    /** Pays to a reference: in shillings, or the amount of the reference. */
    to: async (reference: string, shillings?: number, copies = 1) => {
      const amountCents = shillings === undefined ? undefined : shillings * 100;
      const { outcome } = granted(
        await lender.call(sandboxPayReference, { reference, copies, ...(amountCents && { amountCents }) }),
      );
      await comeBack();
      return outcome;
    },
    advance: async (minutes: number) => {
      granted(await lender.call(sandboxAdvanceClock, { seconds: minutes * 60 }));
      await comeBack();
    },
    /** How many prompts the provider has ever had for an order. */
    prompts: async ({ orderNo }: Applicant) => {
      const { payments } = granted(await lender.call(sandboxPayments, { orderNo }));
      return payments.filter(({ kind }) => kind === 'repayment').length;
    },
  };
}

/** A lender that has ended: ledger, provider and borrowers say the same of all that came in. */
export async function expectBooksAgree(place: LenderPlace): Promise<void> {
  const { ledgerSum, differing, received, balances } = await booksOf(place);
  expect({ ledgerSum, differing, suspense: balances.suspense }).toEqual({
    ledgerSum: 0,
    differing: [],
    suspense: 0,
  });
  expect(received.ledger).toBeGreaterThan(0);
  expect(new Set(Object.values(received)).size).toBe(1);
}
