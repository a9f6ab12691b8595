import { applyMarketAgain, cancelDrawMoney, latestOrder } from '@kopa/contract/calls/loan';
import { finishUploadAllImg, saveFaceImage, saveQuestionnaire } from '@kopa/contract/calls/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { filledIn, loggedIn, png, type Applicant } from '../../server/test/borrower.ts';
import { stepOf } from '../../server/test/loan.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, overHttp } from './over-http.ts';
import { sandboxOf } from './sandbox.ts';
import { startPhone } from './start-phone.ts';
import { addressOf } from './sent-sections.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

const address = '/auth/loan_question';
const saveAddress = addressOf(saveQuestionnaire);
const next = () => on.page.getByRole('button', { name: 'Next', exact: true });
const choose = (option: string) => on.page.getByRole('radio', { name: option, exact: true }).check();
const answered = (count: number) => on.page.getByText(`${count} of 11 answered`, { exact: true }).waitFor();

async function open(number: string, then?: (loan: Applicant) => Promise<void>) {
  const loan = await filledIn(lender, number);
  await then?.(loan);
  await logIn(on.page, lender, loan.token);
  await on.open(address);
  await answered(0);
  return loan;
}

/** Answers these and goes on after each. */
async function answerAll(options: readonly string[]) {
  for (const option of options) {
    await choose(option);
    await next().tap();
  }
}

/** The lender's answers, in order. */
async function known(token: string) {
  const { questions } = granted(await lender.call(latestOrder, {}, { token }));
  return questions.flatMap(({ answer }) => answer ?? []);
}

const lenders = ['None', 'A bank', 'A SACCO or chama', 'A loan app', 'A person'];
const counts = ['None', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'More than 10'];
const asked: readonly (readonly [title: string, options: readonly string[]])[] = [
  ['In the past 6 months, did you miss paying back a loan?', ['Yes', 'No']],
  [
    'What does the credit bureau say about you?',
    ['Good record', 'A bad listing', 'No record', 'I do not know'],
  ],
  ['How do you see your own credit?', ['Very good', 'Good', 'Fair', 'Poor']],
  ['Who are you repaying a loan to now?', lenders],
  ['Who did you pay late before?', lenders],
  [
    'What is the longest you were late in paying back a loan?',
    ['Never', '1 to 7 days', '8 to 15 days', '16 to 30 days', '31 to 60 days', 'More than 60 days'],
  ],
  [
    'How much do you owe in all now, in KSh?',
    [
      'Nothing',
      'Under 500',
      '500 to 1,000',
      '1,001 to 2,000',
      '2,001 to 4,000',
      '4,001 to 8,000',
      'Over 8,000',
    ],
  ],
  ['How many loans from apps do you have now?', counts],
  ['How many loans from apps did you pay back on time?', counts],
  ['How many loans from apps are late now?', counts],
  [
    'Whose income will pay back this loan?',
    ['Myself', 'Father', 'Mother', 'Brother or sister', 'Other family member'],
  ],
];

const ten = ['No', 'Good record', 'Good', 'None', 'None', 'Never', 'Nothing', 'None', '2', 'None'];

describe('the questionnaire', () => {
  it('[S2-76][S3-78][S3-79][S8-28] the questionnaire asks eleven questions one by one with a count, and requires an answer to each', async () => {
    await open('712349001');
    await next().tap();
    const message = on.page.getByText('Error: First answer the question. Choose one of the answers.', {
      exact: true,
    });
    await message.waitFor();
    await expectAccessible(on.page, 'a question without an answer');
    await choose('Yes');
    await answered(1);
    await message.waitFor({ state: 'hidden' });
    await choose('No');
    await answered(1);
    // At once: one frame later a borrower who has moved on to an answer would lose the focus.
    const focused = await next().evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement?.textContent;
    });
    expect(focused).toBe('What does the credit bureau say about you?');
    await on.heading('What does the credit bureau say about you?', 2);
    await on.page.getByRole('button', { name: 'Previous' }).tap();
    await expect.poll(() => on.page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
  });

  it('[S3-85][S3-86][S3-87][S3-88][S3-89] the questionnaire has these questions with these options', async () => {
    await open('712349010');
    for (const [index, [title, options]] of asked.entries()) {
      await on.heading(title, 2);
      expect(await on.page.getByRole('radio').allTextContents()).toEqual(options);
      await choose(ten[index] ?? 'Myself');
      if (index < 10) await next().tap();
    }
    await answered(11);
  });

  it('the questionnaire continues after a killed page, and after a login on another phone', async () => {
    const { token } = await open('712349002');
    await answerAll(ten.slice(0, 4));
    await waitUntil(
      async () => (await known(token)).length === 4,
      () => 'four answers at the lender',
    );
    // The fifth answer is chosen and unsent: only this phone has it.
    await choose('A bank');
    await answered(5);
    await on.page.close();
    const again = await on.phone.context.newPage();
    await again.goto(`${on.lender.url}/#${address}`);
    await again.getByText('5 of 11 answered').waitFor();

    await sandboxOf(on.lender.url).advance(61);
    const other = await startPhone(on.browser);
    try {
      const newToken = await loggedIn(lender, '712349002');
      await logIn(other.page, lender, newToken);
      await other.page.goto(`${on.lender.url}/#${address}`);
      await other.page.getByText('4 of 11 answered').waitFor();
      await other.page.getByRole('heading', { name: 'Who did you pay late before?' }).waitFor();
    } finally {
      await other.close();
    }
  });

  it('the lender is told after four answers, and on hiding and on leaving the screen, with the newest', async () => {
    const { token } = await open('712349006');
    let sent = 0;
    await on.page.route(saveAddress, async (route) => {
      sent += 1;
      await route.continue();
    });
    const knows = (count: number) =>
      waitUntil(
        async () => (await known(token)).length === count,
        () => `${count} answers at the lender`,
      );
    await answerAll(ten.slice(0, 4));
    await knows(4);
    await answerAll(ten.slice(4, 6));
    expect(sent).toBe(1);
    await on.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await knows(6);
    await answerAll(ten.slice(6, 7));
    await on.page.evaluate(() => {
      location.hash = '/';
    });
    await knows(7);
    expect(sent).toBe(3);
  });

  it('an invalid answer of a draft is dropped, and the rest of the draft stays', async () => {
    await open('712349003');
    await choose('Yes');
    await on.page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => /^draft:.*:questionnaire$/.test(each))!;
      const draft = JSON.parse(localStorage.getItem(key)!) as { values: Record<string, unknown> };
      const values = { ...draft.values, 2: 'excellent', 3: 'good', 4: 7, 99: 'yes' };
      localStorage.setItem(key, JSON.stringify({ ...draft, values }));
    });
    await on.page.reload();
    await answered(2);
    await on.heading('What does the credit bureau say about you?', 2);
    expect(await on.page.getByRole('radio', { checked: true }).count()).toBe(0);
    on.phone.expectNoErrors();
  });

  it('[S8-30] the questionnaire leads to the answers that the lender misses, then to a check of all', async () => {
    // A returning borrower, whose earlier answers the new application takes over.
    const { token } = await open('712349004', async (earlier) => {
      const { orderNo } = earlier;
      granted(await lender.call(cancelDrawMoney, { orderNo, reason: 'tooExpensive' }, earlier));
      const { order } = granted(await lender.call(applyMarketAgain, {}, earlier));
      const loanOrderId = order.orderNo;
      granted(await lender.call(saveFaceImage, { loanOrderId, file: png(642) }, earlier));
      granted(await lender.call(finishUploadAllImg, { loanOrderId }, earlier));
    });
    const asBefore = () => on.page.getByText('Same as last time').count();
    await answerAll(ten);
    await choose('Myself');
    await answered(11);
    await next().tap();
    // The third answer is lost on the way, together with the lender's earlier record of it.
    let cut = false;
    await on.page.route(saveAddress, async (route) => {
      const { soFar } = route.request().postDataJSON() as { soFar?: boolean };
      if (cut || soFar) return route.continue();
      cut = true;
      return route.fulfill({
        json: { code: 100436, msg: 'There are still unanswered questions.', data: { missing: ['3'] } },
      });
    });
    await on.page.getByRole('button', { name: 'Send application' }).tap();
    await on.page.getByRole('alert').getByText('There are still unanswered questions').waitFor();
    await on.heading('How do you see your own credit?', 2);
    await answered(10);
    await expectAccessible(on.page, 'sent back');
    await answerAll(ten.slice(2, 3));
    await on.heading('Is everything right?', 2);
    await expect.poll(() => stepOf(lender, token)).toBe(17);
    expect(await asBefore()).toBe(2);
    // A correction returns to the check, and to the same button.
    await on.page.getByRole('button', { name: 'Change About you' }).tap();
    await on.page.getByRole('button', { name: 'Save and go back' }).tap();
    await expect
      .poll(() =>
        on.page
          .getByRole('button', { name: 'Change About you' })
          .evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
    await expect.poll(asBefore).toBe(1);
    // A killed web view opens on the check, and goes on from there.
    await on.page.reload();
    await on.heading('Is everything right?', 2);
    await expectAccessible(on.page, 'check');
    await on.page.getByRole('button', { name: 'Send application' }).dblclick();
    await on.heading('Checking your application', 2);
    await expect.poll(() => stepOf(lender, token)).toBe(1);
    on.phone.expectNoErrors();
  });

  it('[S8-29] the review before the questionnaire says so and leads to the questionnaire', async () => {
    const loan = await filledIn(lender, '712349005');
    await logIn(on.page, lender, loan.token);
    await on.open('/auth/review_tips');
    await on.page.getByText('Complete the credit history questionnaire').first().waitFor();
    await answered(0);
    await expect.poll(() => on.path()).toBe(address);
    on.phone.expectNoErrors();
  });
});
