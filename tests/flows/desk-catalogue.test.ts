import { sandboxAdvanceClock } from '@kopa/contract/calls/sandbox';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, onLaptops } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';

const asker = { email: 'kiptoo@lender.example', name: 'Kiptoo Langat', roles: ['admin'] } as const;
const second = { email: 'barasa@lender.example', name: 'Barasa Wekesa', roles: ['admin'] } as const;

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [asker, second]);
  },
});

const laptop = onLaptops();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('the catalogue at the desk', () => {
  let lender: Caller;
  beforeAll(() => {
    lender = overHttp(on.lender.url);
  });

  it('two people lower the interest from a day on, and a borrower pays less on that day', async () => {
    const page = await laptop();
    await acceptInvitation(page, on.lender.url + links.get(asker.email)!);
    await page.getByRole('link', { name: 'Catalogue' }).click();
    await page.getByRole('textbox', { name: 'Interest' }).fill('99');
    await page.getByLabel('Why').fill('The board, 18 November');
    await button(page, 'Ask for a second person').click();
    await page.getByText('With this price some loans of the product would be refused').waitFor();
    const extensions = page.getByRole('spinbutton', { name: 'Extensions at most' });
    await button(page, 'More, Extensions at most').click();
    await expect.poll(() => extensions.getAttribute('aria-invalid')).toBe('true');
    await button(page, 'Less, Extensions at most').click();
    await page.getByRole('textbox', { name: 'Interest' }).fill('28,5');
    await page.reload();
    await page.getByRole('table', { name: /KSh 10,000 for 91 days/ }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Interest' }).inputValue()).toBe('28,5');
    await page.getByRole('textbox', { name: 'Interest' }).fill('28');
    const compared = page.getByRole('table', { name: /KSh 10,000 for 91 days/ });
    expect(await compared.getByRole('row', { name: /Pays back/ }).innerText()).toMatch(
      /10,748\s+10,698\s+− 50/,
    );
    await page.getByRole('textbox', { name: 'Fee of an extension' }).fill('2');
    expect(await compared.getByRole('row', { name: /One extension/ }).innerText()).toMatch(
      /864\s+934\s+\+ 70/,
    );
    await button(page, 'More, Extensions at most').click();
    expect(await extensions.inputValue()).toBe('3');
    await expectAccessible(page, 'a product that is changed');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, 'a product on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, 'Ask for a second person').click();
    await page.getByText(/Kiptoo Langat asked for this change/).waitFor();

    const other = await laptop();
    await acceptInvitation(other, on.lender.url + links.get(second.email)!);
    await other.goto(`${on.lender.url}/desk/second`);
    await other.getByRole('link', { name: /Change a product/ }).click();
    await other.getByRole('row', { name: /Interest.*30.00 % a year.*28.00 % a year/ }).waitFor();
    await other.getByRole('row', { name: /Extensions at most.*2.*3/ }).waitFor();
    await expectAccessible(other, 'a change that a second person decides about');
    await other.getByLabel('Why', { exact: true }).fill('As the board decided');
    await button(other, /^Agree/).click();
    await other.getByText('Agreed and done').first().waitFor();
    await other.goto(`${on.lender.url}/desk/catalogue`);
    await other.getByText(/Decided by Kiptoo Langat, Barasa Wekesa/).waitFor();

    const phone = on.phone.page;
    await phone.goto(on.lender.url);
    await phone.getByText('10,748').first().waitFor();
    granted(await lender.call(sandboxAdvanceClock, { seconds: 2 * 86_400 }));
    await phone.reload();
    await phone.getByText('10,698').first().waitFor();
    on.phone.expectNoErrors();
  });
});
