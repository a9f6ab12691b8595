import { errorCodes } from '@kopa/contract';
import { repayStatement } from '@kopa/contract/calls/statement';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxAdvanceClock, sandboxClock } from '@kopa/contract/calls/sandbox';
import { loggedIn } from '../../server/test/borrower.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, inviteAll, startLaptop } from './on-desk.ts';
import { onOneLender } from './on-one-lender.ts';
import { held, overHttp, settle } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const agent = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['agent'] } as const;
const mobile = '714600077';

let links: Map<string, string>;
const on = onOneLender({
  before: async (place) => {
    links = await inviteAll(place, [agent]);
  },
  phones: false,
});

it("an agent finds a loan by its number, explains it by keys, looks at a number for a reason, and ends the borrower's session", async () => {
  const lender = overHttp(on.lender.url);
  const { orderNo } = await disbursedLoan(lender, mobile);
  granted(await lender.call(sandboxAdvanceClock, { seconds: 2 * 86_400 }));
  const token = await loggedIn(lender, mobile);
  granted(await lender.call(mpesaRepayLink, { orderNo, amountCents: 200_000, mobile }, { token }));
  await settle(lender, await held(lender, { orderNo, token }, 'repayment'), 0);
  const { now } = granted(await lender.call(sandboxClock, {}));
  const { context, page } = await startLaptop();
  try {
    await acceptInvitation(page, on.lender.url + links.get(agent.email)!, now);
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.getByRole('textbox', { name: 'Phone, order or receipt' }).fill(`0${mobile}`);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: new RegExp(orderNo) }).waitFor();
    expect(page.url()).not.toContain(mobile);
    await page.getByRole('textbox', { name: 'Phone, order or receipt' }).fill(orderNo.toLowerCase());
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain(`?q=${orderNo.toLowerCase()}`);
    await expectAccessible(page, 'a search');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(orderNo.toLowerCase());
    await page.getByRole('option', { name: new RegExp(orderNo) }).waitFor();
    await expectAccessible(page, 'the palette');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'How it came to be' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/desk/borrowers/.*/loan/${orderNo}$`));
    // An agent does not see the staff, and hears whom to ask; Back leaves the palette alone.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('staff');
    const staff = page.getByRole('option', { name: 'Staff', disabled: true });
    await staff.getByText('The work itself is for: admin or auditor').waitFor();
    // The palette's history entry comes one task after the palette.
    await page.waitForFunction(() => 'kopaOverlay' in history.state);
    await page.goBack();
    await staff.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'How it came to be' }).waitFor();
    const payment = page.getByRole('button', { name: /Payment.*− 2,000/ });
    const isThere = () => payment.evaluate((row) => row === document.activeElement);
    for (let rows = 0; rows < 3 && !(await isThere()); rows += 1) await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await expect.poll(() => payment.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('rowheader', { name: 'Loan owed' }).waitFor();
    await expectAccessible(page, 'an explained loan');
    await page.keyboard.press('e');
    await page.getByRole('rowheader', { name: 'Payout float' }).waitFor();

    expect(await page.content()).not.toMatch(/714 ?600 ?077/);
    await page.getByRole('button', { name: 'Show: Phone' }).click();
    await page.getByRole('button', { name: 'The borrower is on the line' }).click();
    await page.getByText('714 600 077').waitFor();
    expect(granted(await lender.call(repayStatement, { orderNo }, { token })).orderNo).toBe(orderNo);
    await page.getByRole('button', { name: 'End the session' }).click();
    await page.getByLabel('Why').fill('The phone was stolen.');
    await page.getByRole('button', { name: 'End the session' }).click();
    await page.getByText('Session ended').first().waitFor();
    const refused = await lender.call(repayStatement, { orderNo }, { token });
    expect(refused.code).toBe(errorCodes.tokenInvalid);
    const parts = page.getByRole('navigation', { name: 'Parts of the page' });
    await parts.getByRole('link', { name: 'Notes' }).press('Enter');
    await page.getByText('No note yet').waitFor();
    const write = page.getByRole('button', { name: 'Write the note' });
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Her brother answers 0712 345 678.');
    await write.press('Enter');
    await page.getByText('A note has no phone number and no email').first().waitFor();
    await expectAccessible(page, 'a note that is refused');
    await page.reload();
    expect(await note.inputValue()).toBe('Her brother answers 0712 345 678.');
    await note.fill('She pays on market days.');
    await page.getByLabel('About').selectOption(orderNo);
    await write.press('Enter');
    const notes = page.getByRole('list', { name: 'Notes' });
    await notes.getByText('She pays on market days.').waitFor();
    await notes.getByText(new RegExp(`Order ${orderNo} · Achieng Atieno, `)).waitFor();
    expect(await note.inputValue()).toBe('');
    await parts.getByRole('link', { name: 'Loan' }).press('Enter');
    await page.getByText('She pays on market days.').waitFor();
    await page.getByRole('button', { name: 'Ask for erasure' }).press('Enter');
    await page.getByLabel('Why').fill('A letter with a copy of the ID.');
    await page.getByRole('button', { name: 'Ask for erasure' }).press('Enter');
    await page.getByText('Say how the borrower was recognised').first().waitFor();
    await page.getByRole('radio', { name: 'Wrote, with a copy of the ID' }).check();
    await expectAccessible(page, 'asking for an erasure');
    await page.getByRole('button', { name: 'Ask for erasure' }).press('Enter');
    await page.getByText(/^Asked for erasure\. The data is erased/).waitFor();
    await page.getByRole('link', { name: 'Record' }).last().click();
    await page.getByText('Asked for the erasure of the borrower').waitFor();
    await page.getByText('Wrote a note').waitFor();
    await page.getByText('Ended the borrower’s session').waitFor();
    await expectAccessible(page, 'the record of a borrower');
    await page.setViewportSize({ width: 360, height: 740 });
    for (const part of ['Record', 'Application', 'Notes', 'Loan']) {
      await parts.getByRole('link', { name: part }).click();
      await expectAccessible(page, `${part} on a phone`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  } finally {
    await context.close();
  }
});
