import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../server/test/test-lender.ts';
import { payByHand } from './books-of-loan.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp, settle } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const finance = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['finance'] } as const;
const signer = { email: 'chao@lender.example', name: 'Chao Mwangi', roles: ['finance'] } as const;
const agent = { email: 'barasa@lender.example', name: 'Barasa Wekesa', roles: ['agent'] } as const;

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [finance, signer, agent]);
  },
  phones: false,
});

const laptop = onLaptops();

describe('the end of a day', () => {
  let lender: Caller;
  beforeAll(async () => {
    lender = overHttp(on.lender.url);
    const loan = await disbursedLoan(lender, '714600021');
    await settle(lender, await payByHand(on.lender.url, loan.orderNo, 2_000), 0);
  });

  it('the books agree; lent and collected are bars and a table, also on a phone', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(finance.email)!);
    await page.getByRole('link', { name: 'Day end' }).click();
    await page.getByRole('button', { name: /^Compare (now|again)/ }).click();
    await page.getByText('All three books agree').waitFor();
    await page.getByRole('link', { name: 'The day after' }).click();
    await page.getByRole('img', { name: /KSh 9,884 lent, KSh 2,000 collected/ }).waitFor();
    // The sandbox's messages have no price.
    await page.getByText('No price was told').waitFor();
    await expectAccessible(page, 'the end of a day');
    await page.keyboard.press('v');
    const table = page.getByRole('table', { name: 'Lent and collected, 14 days' });
    expect(await table.getByRole('row', { name: /Together/ }).innerText()).toMatch(/9,884\s+2,000\s+7,884/);
    expect(await page.getByRole('img', { name: /lent/ }).count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, 'the end of a day on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('a day that is over is signed by keys, and its tables are saved', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(signer.email)!);
    await page.goto(`${on.lender.url}/desk/day-end`);
    await page.getByRole('heading', { name: 'Signing the day' }).waitFor();
    await expectAccessible(page, 'a day to sign');
    await page.getByRole('button', { name: 'Sign the day' }).press('Enter');
    await page.getByText(/Signed by Chao Mwangi/).waitFor();
    expect(await page.getByRole('button', { name: 'Sign the day' }).count()).toBe(0);
    await expectAccessible(page, 'a signed day');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Journals (CSV)' }).press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/^journals-\d{4}-\d{2}-\d{2}\.csv$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, 'a signed day on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // The page scrolls inside its frame, and nothing below the frame.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
  });

  it('somebody without the right is told whom to ask', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(agent.email)!);
    expect(await page.getByRole('link', { name: 'Day end' }).count()).toBe(0);
    await page.goto(`${on.lender.url}/desk/day-end`);
    await page.getByText('This page is not for your role').waitFor();
    await page.getByText(/finance.*auditor/).waitFor();
  });
});
