import { cancelDrawMoney } from '@kopa/contract/calls/loan';
import { expect, it } from 'vitest';
import { applied } from '../../server/test/borrower.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { apply, noLine, onKeptApp, until } from './on-kept-app.ts';
import { logIn, overHttp } from './over-http.ts';

const at = onKeptApp();
const { on, open, says, isKept, openAgain } = at;
const begun = 'Your application is not finished';

it('an unfinished application opens with its draft, and is forgotten when the lender knows of none', async () => {
  const { token, orderNo } = await applied(overHttp(on.lender.url), '712346907');
  await logIn(at.phone.page, overHttp(on.lender.url), token);
  await open('/auth/personal_infomation');
  await at.phone.page.getByLabel('Address').fill('Moi Avenue 3');
  await isKept();
  const applicant = () =>
    at.phone.page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.endsWith(':applicant'))?.[1] as unknown,
    );
  await expect.poll(applicant, until).toContain('712346907');
  // It opens locked drafts, and stays with the session.
  expect(await applicant()).not.toContain('draftKey');
  at.line.isOpen = false;
  await openAgain();
  await says(begun);
  await expectAccessible(at.phone.page, 'home without a line');
  await at.phone.page.getByRole('button', { name: 'Continue' }).tap();
  await at.phone.page.getByRole('heading', { name: 'About you', level: 1 }).waitFor();
  expect(await at.phone.page.getByLabel('Address').inputValue()).toBe('Moi Avenue 3');
  at.line.isOpen = true;
  granted(await overHttp(on.lender.url).call(cancelDrawMoney, { orderNo, reason: 'byMistake' }, { token }));
  await openAgain();
  await at.phone.page.getByRole('button', { name: apply }).waitFor();
  at.line.isOpen = false;
  await openAgain();
  await says(noLine);
  expect(await at.phone.page.getByText(begun).count()).toBe(0);
});
