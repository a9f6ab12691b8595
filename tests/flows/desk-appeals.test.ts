import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { submitted } from '../../server/test/borrower.ts';
import { stepOf } from '../../server/test/loan.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { decide, logIn, overHttp } from './over-http.ts';

const reviewer = { email: 'barasa@lender.example', name: 'Barasa Wekesa', roles: ['reviewer'] } as const;
const second = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['reviewer'] } as const;

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [reviewer, second]);
  },
});
const start = onLaptops();
const laptop = async ({ email }: { email: string }, width?: number): Promise<Page> => {
  const page = await start(width);
  await acceptInvitation(page, on.lender.url + links.get(email)!);
  return page;
};

const words = 'My shop earns more since August.';
const address = '/auth/review_tips?pageName=confirmBorrow';

describe('appeals at the desk', () => {
  it('a rejected borrower asks a person, and two people approve the application', async () => {
    const lender = overHttp(on.lender.url);
    const loan = await submitted(lender, {}, '714600041');
    await decide(lender, loan, 'reject', ['amountHighForIncome']);
    await logIn(on.page, lender, loan.token);
    await on.open(address);
    await on.page.getByRole('button', { name: /^Ask a person to look again/ }).tap();
    await on.page.getByRole('textbox', { name: /^In your own words/ }).fill(words);
    await on.page.getByRole('button', { name: 'Send to a person', exact: true }).tap();
    await on.heading('A person is looking again', 2);

    const page = await laptop(reviewer);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await page.goto(`${on.lender.url}/desk/appeals`);
    await page.getByRole('link', { name: /high for the income/ }).click();
    await page.getByText(words).waitFor();
    await page.getByText('KSh 10,000 is high for your income').first().waitFor();
    await expectAccessible(page, 'an appeal');
    await page.keyboard.press('t');
    await button(/^Give back/).waitFor();
    await button('Keep the rejection').click();
    await page.getByText('Choose at least one sentence for the borrower').waitFor();
    await button('Ask for a second person: approve KSh 10,000').click();
    await page.getByText('Say why, for the record').first().waitFor();
    await expectAccessible(page, 'an appeal without a reason');
    // A reload stands for the end of a session: what was typed is still there.
    await page.getByLabel('Why', { exact: true }).fill('The shop has new papers');
    const sentence = page.getByRole('checkbox').first();
    await sentence.press('Space');
    await page.reload();
    await expect.poll(() => sentence.isChecked()).toBe(true);
    await expect
      .poll(() => page.getByLabel('Why', { exact: true }).inputValue())
      .toBe('The shop has new papers');
    await button('Ask for a second person: approve KSh 10,000').click();
    await page.getByText('A second person decides about this appeal.').waitFor();
    expect(await stepOf(lender, loan.token)).toBe(9);

    const phone = await laptop(second, 360);
    await phone.goto(`${on.lender.url}/desk/second`);
    await phone.getByRole('link', { name: /KSh 10,000/ }).click();
    await phone.getByRole('link', { name: 'See what it is about' }).click();
    await phone.getByText(words).waitFor();
    await expectAccessible(phone, 'an appeal on a phone');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await phone.goBack();
    await phone.getByLabel('Why', { exact: true }).fill('The papers fit');
    await phone.getByRole('button', { name: /^Agree/ }).click();
    await phone.getByText('Agreed and done').first().waitFor();

    await on.open(address);
    await on.heading('You can borrow KSh 10,000', 2);
    await page.goto(`${on.lender.url}/desk/appeals`);
    await page.getByText('No appeal waits').waitFor();
    await page.getByRole('link', { name: 'Decided' }).click();
    await page.getByRole('link', { name: /Approved/ }).click();
    await page.getByText('Barasa Wekesa, Achieng Atieno').waitFor();
    await expectAccessible(page, 'an approved appeal');
    on.phone.expectNoErrors();
  });
});
