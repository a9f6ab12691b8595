import { addDays, dayOf, instantOf, kenya } from '@kopa/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Applicant } from '../../server/test/borrower.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops, signInByCode } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';
import { sandboxOf } from './sandbox.ts';

const { market } = kenya;
const agent = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['agent'] } as const;
const another = { email: 'barasa@lender.example', name: 'Barasa Wekesa', roles: ['agent'] } as const;
/** Five days after the due day of a loan of today, at noon: within the hours of messages and of sessions. */
const lateDay = addDays(dayOf(Date.now(), market), 96);
const noon = instantOf(lateDay, '12:00', market);
const asker = { email: 'chao@lender.example', name: 'Chao Mwangi', roles: ['finance'] } as const;
const second = { email: 'kiptoo@lender.example', name: 'Kiptoo Langat', roles: ['finance'] } as const;
/** A hundred days late, and the day after. */
const lossNoon = instantOf(addDays(lateDay, 95), '12:00', market);
const nextNoon = instantOf(addDays(lateDay, 96), '12:00', market);

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = new Map([
      ...(await inviteAll(place, [agent, another], noon)),
      ...(await inviteAll(place, [asker, second], lossNoon)),
    ]);
  },
  phones: false,
});

const laptop = onLaptops();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const signedIn = async (page: Page, { email }: { email: string }, loan: Applicant) => {
  const secret = await acceptInvitation(page, on.lender.url + links.get(email)!);
  await page.goto(`${on.lender.url}/desk/borrowers?q=${loan.orderNo}`);
  return secret;
};

describe('a late loan at the desk', () => {
  const number = '714600031';
  let loan: Applicant;
  beforeAll(async () => {
    loan = await disbursedLoan(overHttp(on.lender.url), number);
    await sandboxOf(on.lender.url).advance(Math.round((noon - Date.now()) / 1000));
  });
  const told = async (what: RegExp) =>
    (await sandboxOf(on.lender.url).messages(number)).filter((text) => what.test(text)).length;

  it('a promise is recorded by keys, stands in the timeline and the row, and the borrower is told', async () => {
    const page = await laptop();
    await signedIn(page, agent, loan);
    await page.getByRole('link', { name: new RegExp(loan.orderNo) }).click();
    // The clock of the laptop is months behind the lender's.
    const shown = page.getByRole('banner').locator('time');
    await expect.poll(() => shown.getAttribute('datetime')).toMatch(new RegExp(`^${lateDay}T`));
    await expect(page.getByText('Due on').locator('..').innerText()).resolves.not.toMatch(/KSh|,/);
    await button(page, 'Promise to pay').press('Enter');
    await page.getByText(/A promise until/).waitFor();
    await button(page, 'Record the promise').press('Enter');
    await page.getByText('Choose the promised day').waitFor();
    await page.getByLabel('Sum').fill('2000');
    await page.getByLabel('Promised day').fill(addDays(lateDay, 3));
    await page.getByLabel('Why', { exact: true }).fill('Called: wages come on Friday');
    await expectAccessible(page, 'a promise to pay');
    await button(page, /^Record: KSh 2,000 by/).press('Enter');
    await page.getByText('Promise recorded').first().waitFor();
    await page.getByText(/KSh 2,000 by .*Achieng Atieno/).waitFor();
    await page.getByText('Runs').waitFor();
    await expect.poll(() => told(/^You promised to pay KSh 2,000 by/)).toBe(1);
    await expectAccessible(page, 'a loan with a promise');
    await button(page, 'Promise to pay').click();
    await page.getByText(/Replaces the promise of KSh 2,000/).waitFor();
    await button(page, 'Leave it').click();
    await page.goto(`${on.lender.url}/desk/borrowers?q=${loan.orderNo}`);
    await page.getByRole('link', { name: /Promised KSh 2,000 by .*Runs/ }).waitFor();
    await expectAccessible(page, 'a found loan with a promise');
  });

  it('late charge is taken off by keys, within what is owed; the borrower is told once', async () => {
    const page = await laptop();
    await signedIn(page, another, loan);
    await page.getByRole('link', { name: new RegExp(loan.orderNo) }).click();
    await button(page, 'Take late charge off').press('Enter');
    await page.getByLabel('Sum').fill('300');
    await button(page, 'Take KSh 300 off').press('Enter');
    await page.getByText('Say why, for the record').first().waitFor();
    await page.getByLabel('Why', { exact: true }).fill('Was in hospital');
    await expectAccessible(page, 'late charge to take off');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, 'late charge to take off on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await button(page, 'Take KSh 300 off').press('Enter');
    await page.getByText('Late charge taken off').first().waitFor();
    await expect.poll(() => told(/KSh 300 of late charge off/)).toBe(1);
    await button(page, 'Promise to pay').click();
    await expectAccessible(page, 'a promise to pay on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('a loan that is a loss is written off by two people, is owed as before, and a payment is recovered', async () => {
    const sandbox = sandboxOf(on.lender.url);
    await sandbox.advance(Math.round((lossNoon - noon) / 1000));
    const one = await laptop();
    const open = (page: Page) => page.getByRole('link', { name: new RegExp(loan.orderNo) }).click();
    const secret = await signedIn(one, asker, loan);
    await open(one);
    await button(one, 'More acts').press('Enter');
    await expectAccessible(one, 'the rarer acts of a loan');
    await one.getByRole('menuitem', { name: 'Write off' }).press('Enter');
    const ask = button(one, /^Ask for a second person: write KSh [\d,]+ off/);
    const sum = /KSh [\d,]+/.exec(await ask.innerText())![0];
    await ask.click();
    await one.getByText('Say why, for the record').first().waitFor();
    await one.getByLabel('Why', { exact: true }).fill('Nobody answers since March');
    await expectAccessible(one, 'a loan to write off');
    await one.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(one, 'a loan to write off on a phone');
    expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await one.setViewportSize({ width: 1280, height: 800 });
    await ask.dblclick();
    await one.getByText('A second person is asked').first().waitFor();
    const other = await laptop();
    await signedIn(other, second, loan);
    await other.goto(`${on.lender.url}/desk/second`);
    await other.getByRole('link', { name: /Write a loan off/ }).click();
    await other.getByText('Loss of the lender').waitFor();
    await other.getByLabel('Why').fill('All letters came back');
    await button(other, `Agree: Write a loan off, ${sum}`).click();
    await other.getByText('Agreed and done').first().waitFor();
    await expect.poll(() => told(/We add no more charges to your loan/)).toBe(1);
    await one.reload();
    await one.getByText(/Written off on .*: charges have ended/).waitFor();
    await button(one, /Written off by the lender/).click();
    await one.getByRole('row', { name: /^Loss/ }).waitFor();
    await expectAccessible(one, 'a loan that is written off');
    await sandbox.advance(Math.round((nextNoon - lossNoon) / 1000));
    const page = await laptop();
    await signInByCode(page, on.lender.url, { email: asker.email, secret });
    await page.goto(`${on.lender.url}/desk/borrowers?q=${loan.orderNo}`);
    await open(page);
    await page.getByText(sum).first().waitFor();
    await button(page, 'Payment by hand').click();
    await page.getByLabel('Sum').fill('1000');
    await page.getByLabel('Receipt', { exact: true }).fill('SKJ7LOSS01');
    await page.getByLabel('Time', { exact: true }).fill('00:01');
    await page.getByLabel('Why', { exact: true }).fill('In the statement');
    await button(page, 'Book KSh 1,000').click();
    await page.getByText(/Recovered since: KSh 1,000/).waitFor();
    await button(page, 'More acts').click();
    await page.getByRole('menuitem', { name: 'Take the write-off back' }).click();
    await expectAccessible(page, 'a write-off to take back');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto(`${on.lender.url}/desk/day-end/${addDays(lateDay, 96)}`);
    await page.getByText(/^Written off, still owed and in no line above: 1 loan/).waitFor();
    await expectAccessible(page, 'a day with a recovery on a phone');
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
