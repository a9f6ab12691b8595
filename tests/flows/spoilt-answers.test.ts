import words from '@kopa/locales/en/shell.json' with { type: 'json' };
import type { Request } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applied } from '../../server/test/borrower.ts';
import { stepOf } from '../../server/test/loan.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, newcomer, overHttp } from './over-http.ts';
import { startLine, type Line, type Spoiling } from './start-line.ts';

const on = onOneLender();
let line: Line;
beforeEach(async () => {
  line = await startLine(on.lender.url);
});
afterEach(async () => {
  await line.close();
});

const portal: Spoiling = () => ({ type: 'text/html', body: '<html><body>Buy a bundle</body></html>' });
const redirect: Spoiling = () => ({ status: 302, location: 'http://portal.invalid/', body: '' });
const cutAt =
  (place: (length: number) => number): Spoiling =>
  (body) => ({ body, cutAt: place(body.length) });
const spoilings: [name: string, spoil: Spoiling][] = [
  ['HTML with 200', portal],
  ['a redirect to a captive portal', redirect],
  ['the answer twice', (body) => ({ body: body + body })],
  ['nothing', () => ({ body: '' })],
  ['a line that ends before the answer', cutAt(() => 0)],
  ['a line that ends within the answer', cutAt((length) => length >> 1)],
  ['a line that ends before the last byte', cutAt((length) => length - 1)],
  ['an answer without its last byte', (body) => ({ body: body.slice(0, -1) })],
];
const isCall = (path: string) => path.startsWith('/api/');
/** The way on, before and after the fuller account of the failure has come. */
const again = () => on.page.getByRole('button', { name: /^Try (?:again|now)$/ });
const cancel = () => on.page.getByRole('button', { name: 'Cancel the application' });
const reason = () => on.page.getByRole('radio', { name: 'I applied by mistake' });
const failure = () => on.page.getByRole('alert').filter({ hasText: 'Cancellation fail' });

/** An application of a borrower who is about to cancel. */
async function openCancellation(number: string) {
  const loan = await applied(overHttp(on.lender.url), number);
  await logIn(on.page, overHttp(on.lender.url), loan.token);
  await on.page.goto(`${line.url}/#/cancellation_form`);
  await reason().check();
  return loan;
}

describe('an answer that is spoilt on the line', () => {
  it('a screen without it says so, and goes on when the line is sound', async () => {
    await newcomer(on.page, overHttp(on.lender.url), '712362001');
    for (const [name, spoil] of [spoilings[0]!, spoilings[1]!, spoilings[6]!]) {
      line.spoil = (path, body) => (isCall(path) ? spoil(body) : undefined);
      await on.page.goto('about:blank');
      await on.page.goto(`${line.url}/#/records`);
      await again().waitFor();
      expect(await on.page.getByText('Buy a bundle').count(), name).toBe(0);
      line.spoil = () => undefined;
      const answer = on.page.getByText('No loans yet');
      // A repetition of the app's own may be under way, and be faster.
      await again().or(answer).first().tap();
      await answer.waitFor();
    }
  });

  it.each(spoilings.map((each, index) => [...each, `71236211${index}`] as const))(
    '%s: a command that was carried out is told as unanswered, keeps what was typed, and is the same when repeated',
    async (_, spoil, number) => {
      const loan = await openCancellation(number);
      const keys: (string | undefined)[] = [];
      on.page.on('request', (request: Request) => {
        if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
      });
      line.spoil = (path, body, method) => (isCall(path) && method === 'POST' ? spoil(body) : undefined);
      await cancel().tap();
      await failure()
        .getByText(/Nothing was lost|There is no connection/)
        .waitFor();
      expect(await reason().isChecked()).toBe(true);
      line.spoil = () => undefined;
      await cancel().tap();
      await on.heading('How much do you need?', 2);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
      await expect.poll(() => stepOf(overHttp(on.lender.url), loan.token)).toBe(8);
    },
  );

  it('a command that the line sends twice has one effect', async () => {
    const loan = await openCancellation('712362201');
    line.repeats = true;
    await cancel().tap();
    await on.heading('How much do you need?', 2);
    expect(await stepOf(overHttp(on.lender.url), loan.token)).toBe(8);
  });

  it('a refusal whose words are spoilt is told in other words', async () => {
    await openCancellation('712362202');
    line.spoil = (path, body, method) => {
      if (/errors/.test(path)) return portal(body);
      if (!isCall(path) || method !== 'POST') return undefined;
      return { body: JSON.stringify({ code: 100_407, msg: 'x', data: null }) };
    };
    await cancel().tap();
    await failure().getByText(words.failure.unreadable).waitFor();
    expect(await reason().isChecked()).toBe(true);
  });
});
