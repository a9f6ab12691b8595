import { feedbackDetail } from '@kopa/contract/calls/feedback';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Applicant } from '../../server/test/borrower.ts';
import { complained } from '../../server/test/feedback.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, agent, onLaptops, onOneDesk } from './on-desk.ts';
import { overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const { on, linkOf } = onOneDesk(agent);

const laptop = onLaptops();
/** The calls of an app in Swahili. */
const inSwahili = (lender: Caller): Caller => ({
  send: (call, request, sent) => lender.send(call, request, { ...sent, lang: 'sw' }),
  call: (call, request, sent) => lender.call(call, request, { ...sent, lang: 'sw' }),
});
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('prepared answers at the desk', () => {
  let loan: Applicant;
  let id: string;
  beforeAll(async () => {
    const lender = inSwahili(overHttp(on.lender.url));
    loan = await disbursedLoan(lender, '714600041');
    ({ id } = await complained(lender, loan.token, { description: 'Nimelipa jana.' }));
  });

  it('an agent inserts a prepared answer in Swahili by keys, changes and sends it; the borrower reads it', async () => {
    const page = await laptop();
    await acceptInvitation(page, linkOf(agent));
    await page.goto(`${on.lender.url}/desk/feedback/${id}`);
    await page.getByRole('log').getByText('Nimelipa jana.').waitFor();
    await page.keyboard.press('p');
    expect(await focused(page)).toMatch(/^Prepared answers/);
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: 'Prepared answers in Kiswahili' });
    await list.getByText(/Hello \w+\. We have found your payment\./).waitFor();
    await expectAccessible(page, 'prepared answers');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, 'prepared answers on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    const answer = page.getByLabel('Your answer');
    await answer.fill('Kwaheri.');
    await answer.press('Control+Home');
    await list.getByRole('button', { name: /^Payment found/ }).press('Enter');
    await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await answer.inputValue()).toMatch(/^Habari \w+\. Tumepata malipo yako\./);
    await page.keyboard.type(' Asante.');
    expect(await answer.inputValue()).toMatch(/\. Asante\.\n\nKwaheri\.$/);
    await page.reload();
    await page.getByText('Begins with: Payment found').waitFor();
    await answer.focus();
    await expectAccessible(page, 'a prepared answer');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Answer sent').first().waitFor();
    const { messageList } = granted(
      await overHttp(on.lender.url).call(feedbackDetail, { id }, { token: loan.token }),
    );
    expect(messageList.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^Habari \w+\. Tumepata malipo yako\..* KSh\s[\d,]+\..* Asante\.\n\nKwaheri\.$/),
    ]);
  });
});
