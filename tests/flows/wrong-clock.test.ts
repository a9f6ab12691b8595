import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Borrower } from './borrower.ts';
import { onOneLender } from './on-one-lender.ts';
import { fillSome, openPersonal, someRows } from './personal-form.ts';

const on = onOneLender();
const day = 86_400_000;
const year = 365 * day;

/** From the next load on, the phone's clock is wrong by so many ms. */
async function setClockWrong(page: Page, by: number): Promise<void> {
  await page.addInitScript((off) => {
    const right = Date;
    const now = () => right.now() + off;
    window.Date = new Proxy(right, {
      construct: (_, given: [number]) => (given.length > 0 ? new right(...given) : new right(now())),
      get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
    });
  }, by);
}

describe('a phone whose clock is a year off', () => {
  it.each([
    ['behind', -year, '712361001'],
    ['ahead', year, '712361002'],
  ])('%s: the day of the repayment is right before the application', async (_, by, mobile) => {
    await setClockWrong(on.page, by);
    const borrower = new Borrower(on.page, on.lender, mobile);
    await borrower.chooseLoanAndRegister();
    const due = new Date((await borrower.sandbox.now()) + 91 * day);
    const inNairobi = {
      timeZone: 'Africa/Nairobi',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    } as const;
    await on.page.getByText(new Intl.DateTimeFormat('en-GB', inNairobi).format(due)).first().waitFor();
    on.phone.expectNoErrors();
  });

  it('what was typed comes back when the clock goes wrong, and when it is set right', async () => {
    await openPersonal(on.page, on.lender, '712361003');
    await fillSome(on.page);
    const typed = await someRows(on.page);
    await setClockWrong(on.page, year);
    await on.page.reload();
    await expect.poll(() => someRows(on.page)).toEqual(typed);
    await on.page.getByLabel('Address').fill('Moi Avenue 33');
    await setClockWrong(on.page, -2 * year);
    await on.page.reload();
    await expect.poll(() => someRows(on.page)).toEqual({ ...typed, address: 'Moi Avenue 33' });
    on.phone.expectNoErrors();
  });

  it('a borrower applies, also without any storage', async () => {
    await setClockWrong(on.page, -year);
    await on.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
    });
    const borrower = new Borrower(on.page, on.lender, '712361004');
    await borrower.sandbox.holdPayments();
    await borrower.apply();
    await borrower.waitForAnswer();
    on.phone.expectNoErrors();
  });
});
