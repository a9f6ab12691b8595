import words from '@kopa/locales/en/shell.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { onOneLender } from './on-one-lender.ts';
import { newcomer, overHttp } from './over-http.ts';

const on = onOneLender();

/** Calls are held until `end`; later ones pass after `pass`. */
async function holdCalls() {
  let isHeld = true;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  await on.phone.context.route('**/api/**', async (route) => {
    if (!isHeld) return route.continue();
    await ended;
    // The page has given the request up.
    await route.abort().catch(() => undefined);
  });
  return {
    pass: () => {
      isHeld = false;
    },
    end,
  };
}

it('the page says after a second that an answer is awaited, and after ten offers to ask anew', async () => {
  await newcomer(on.page, overHttp(on.lender.url), '712359001');
  const start = Date.now();
  await on.page.clock.install({ time: start });
  const held = await holdCalls();
  await on.open('/records');
  await on.heading('Records', 1);
  const waiting = on.page.getByRole('status').filter({ hasText: words.failure.waiting });
  // The plain failure says the first, and the whole one, which may come at any moment, the second.
  const slow = on.page.getByRole('button', { name: /^Try (again|now)/ });
  // From here on only the test moves the time: the page itself asks anew after a further ten seconds.
  await on.page.clock.pauseAt(start + 60_000);
  await on.page.clock.runFor(1000);
  await waiting.waitFor();
  expect(await slow.count()).toBe(0);
  await on.page.clock.runFor(10_000);
  await slow.waitFor();
  held.pass();
  await slow.tap();
  await on.page.clock.resume();
  await on.page.getByText('No loans yet').waitFor();
  expect(await slow.count()).toBe(0);
  held.end();
  on.phone.expectNoErrors(/ERR_FAILED/);
});
