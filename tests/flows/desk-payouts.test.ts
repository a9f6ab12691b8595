import { sandboxPaymentMode } from '@kopa/contract/calls/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { submitted, type Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { collect, decide, held, overHttp, settle } from './over-http.ts';

const finance = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['finance'] } as const;
const admin = { email: 'kiptoo@lender.example', name: 'Kiptoo Langat', roles: ['admin'] } as const;

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [finance, admin]);
  },
  phones: false,
});

const laptop = onLaptops();

describe('payouts at the desk', () => {
  let lender: Caller;
  let loan: Applicant;
  beforeAll(async () => {
    lender = overHttp(on.lender.url);
    const { token, orderNo } = await submitted(lender, {}, '714600031');
    loan = { token, orderNo };
    await decide(lender, loan, 'approve');
    granted(await lender.call(sandboxPaymentMode, { mode: 'hold' }));
  });

  it('a payout that an empty float holds is sent again by a person, and arrives', async () => {
    await settle(lender, await collect(lender, loan), 1);
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(finance.email)!);
    await page
      .getByRole('link', { name: /^Held payouts/ })
      .first()
      .click();
    await page.getByRole('link', { name: /KSh 9,884/ }).click();
    await page.getByText('Held: the provider refuses it').first().waitFor();
    await expectAccessible(page, 'a held payout');
    await page.getByLabel('Why', { exact: true }).fill('The float is filled');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, 'a held payout on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await page.getByText('Sent again').first().waitFor();
    await settle(lender, await held(lender, loan, 'disbursement'), 0);
    await page.goto(`${on.lender.url}/desk/payouts`);
    await page.getByText('No payout is held').waitFor();
  });

  it('an admin sees that no job has stopped', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(admin.email)!);
    await page
      .getByRole('link', { name: /^Stopped jobs/ })
      .first()
      .click();
    await page.getByText('No job has stopped').waitFor();
    await expectAccessible(page, 'no stopped jobs');
    await page.getByRole('link', { name: /^Tried again/ }).click();
    await page.getByText('No job fails').waitFor();
  });
});
