import { expect, it } from 'vitest';
import { onOneLender } from './on-one-lender.ts';

const at = onOneLender();

it('the code of the next screen is fetched with the first letter on this one, and not before', async () => {
  const asked: string[] = [];
  at.page.on('request', (request) => asked.push(request.url()));
  await at.open('/user/login');
  await at.page.getByLabel('Mobile number').waitFor();
  await at.page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('to-borrow-screen'))).toEqual([]);
  const next = at.page.waitForRequest(/to-borrow-screen/);
  await at.page.getByLabel('Mobile number').pressSequentially('7');
  await next;
  expect(await at.path()).toBe('/user/login');
});
