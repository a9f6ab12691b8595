import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Applicant } from '../../server/test/borrower.ts';
import type { Caller } from '../../server/test/test-lender.ts';
import { payByHand } from './books-of-loan.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { held, overHttp, settle } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const asker = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['finance'] } as const;
const second = { email: 'barasa@lender.example', name: 'Barasa Wekesa', roles: ['finance'] } as const;

const third = { email: 'chao@lender.example', name: 'Chao Mwangi', roles: ['finance'] } as const;

const fourth = { email: 'kiptoo@lender.example', name: 'Kiptoo Langat', roles: ['finance'] } as const;

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [asker, second, third, fourth]);
  },
  env: { REFUND_LIMIT: '0' },
  phones: false,
});

const laptop = onLaptops();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('money at the desk', () => {
  let lender: Caller;
  let loan: Applicant;
  beforeAll(async () => {
    lender = overHttp(on.lender.url);
    loan = await disbursedLoan(lender, '714600011');
    await settle(lender, await payByHand(on.lender.url, loan.orderNo, 25_000), 0);
  });

  it('a refund above the limit leaves when a second person agrees', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(asker.email)!);
    await page.goto(`${on.lender.url}/desk/refunds`);
    const row = page.getByRole('link', { name: /KSh 15,000/ });
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole('heading', { name: 'Refunds', level: 2 }).waitFor();
        return row.count();
      })
      .toBe(1);
    await row.click();
    await expectAccessible(page, 'a refund');
    await button(page, 'Ask for a second person: send KSh 15,000').click();
    await page.getByText('Say why, for the record').first().waitFor();
    await page.getByLabel('Why').fill('Paid twice, seen in the statement');
    await button(page, 'Ask for a second person: send KSh 15,000').click();
    await page.getByText('A second person decides about this refund.').waitFor();
    await page.getByRole('link', { name: 'See the request' }).click();
    // The row of the refund has the same sum, and its page stays until the next one is here.
    await page.getByRole('heading', { name: 'Second person', level: 2 }).waitFor();
    await page.getByRole('link', { name: /KSh 15,000/ }).click();
    await page.getByText(/You asked for this/).waitFor();

    const phone = await laptop(360);
    await acceptInvitation(phone, on.lender.url + links.get(second.email)!);
    await phone.goto(`${on.lender.url}/desk/second`);
    await phone.getByRole('link', { name: /KSh 15,000/ }).waitFor();
    await expectAccessible(phone, 'requests on a phone');
    await phone.getByRole('link', { name: /KSh 15,000/ }).click();
    await phone.getByLabel('Why', { exact: true }).fill('The statement has both');
    await expectAccessible(phone, 'a request on a phone');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await button(phone, /^Agree/).click();
    await phone.getByText('Agreed and done').first().waitFor();
    // The money leaves: the provider has it to send.
    await settle(lender, await held(lender, loan, 'disbursement'), 0);
    await page.goto(`${on.lender.url}/desk/refunds`);
    await page.getByText('No refund waits').waitFor();
  });

  it('a payment in the statement that no message told of is booked by hand, once', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(third.email)!);
    const late = await disbursedLoan(lender, '714600012');
    await page.goto(`${on.lender.url}/desk/borrowers?q=${late.orderNo}`);
    await page.getByRole('link', { name: new RegExp(late.orderNo) }).click();
    await button(page, 'Payment by hand').click();
    await button(page, 'Book KSh 0').click();
    await page.getByText('Type the receipt from the statement').waitFor();
    await page.getByLabel('Sum').fill('2000');
    await page.getByLabel('Receipt', { exact: true }).fill('skj7 byhand');
    await page.getByLabel('Time', { exact: true }).fill('00:01');
    await page.getByLabel('Why', { exact: true }).fill('In the statement, no message came');
    await expectAccessible(page, 'a payment by hand');
    await button(page, 'Book KSh 2,000').click();
    await page.getByText('Payment booked').first().waitFor();
    await page.getByText('SKJ7BYHAND').first().waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, 'Payment by hand').click();
    await expectAccessible(page, 'a payment by hand on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('a payment by hand on the wrong loan is taken back, and its receipt is booked on the right one', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(fourth.email)!);
    const wrong = await disbursedLoan(lender, '714600013');
    const right = await disbursedLoan(lender, '714600014');
    const bookOn = async ({ orderNo }: Applicant) => {
      await page.goto(`${on.lender.url}/desk/borrowers?q=${orderNo}`);
      await page.getByRole('link', { name: new RegExp(orderNo) }).click();
      await button(page, 'Payment by hand').click();
      await page.getByLabel('Sum').fill('10000');
      await page.getByLabel('Receipt', { exact: true }).fill('SKJ7WRONG1');
      await page.getByLabel('Time', { exact: true }).fill('00:01');
      await page.getByLabel('Why', { exact: true }).fill('In the statement');
      await button(page, 'Book KSh 10,000').click();
      await page.getByText('Payment booked').first().waitFor();
    };
    await bookOn(wrong);
    await button(page, 'Payment by hand').waitFor({ state: 'detached' });
    await button(page, 'Take a payment back').click();
    await page
      .getByText(/SKJ7WRONG1, KSh 10,000/)
      .first()
      .waitFor({ state: 'attached' });
    await button(page, 'Take KSh 10,000 back').click();
    await page.getByText('Say why, for the record').first().waitFor();
    await page.getByLabel('Why', { exact: true }).fill('The payer meant another loan');
    await expectAccessible(page, 'a payment that is taken back');
    await button(page, 'Take KSh 10,000 back').dblclick();
    await page.getByText('Payment taken back').first().waitFor();
    await page
      .getByText(/booked this payment on your loan by mistake/)
      .first()
      .waitFor();
    // The loan runs again: money can be booked on it.
    await button(page, 'Payment by hand').waitFor();
    await bookOn(right);
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, 'Take a payment back').click();
    await expectAccessible(page, 'a payment that is taken back on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
