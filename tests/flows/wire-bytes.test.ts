import { kenya } from '@kopa/contract/policy';
import { expect, it } from 'vitest';
import { Borrower } from './borrower.ts';
import { onOneLender } from './on-one-lender.ts';
import { countReceived, tableOf, type Received } from './wire-count.ts';

/*
 * The bytes that a borrower on a metered line receives from this server, headers included: kB of 1000 bytes.
 */
const budget = { home: { kB: 147, answers: 12 }, journey: { kB: 300 }, again: { kB: 5 } };

// As the edition is shipped, with the page that asks for the language.
const at = onOneLender({ policy: { languagesAtStart: kenya.languagesAtStart } });
const sum = (received: readonly Received[]) => received.reduce((all, { bytes }) => all + bytes, 0) / 1000;

/** Notes the moment at which home can be used: Apply is on the page. */
const noteUsable = () => {
  const look = () => {
    const isThere = [...document.querySelectorAll('button')].some(({ textContent }) =>
      textContent?.startsWith('Apply for KSh'),
    );
    if (!isThere) return;
    watch.disconnect();
    performance.mark('usable');
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, characterData: true });
};

it(`a first visit needs at most ${budget.home.kB} kB in ${budget.home.answers} answers until home is usable`, async () => {
  const { page } = at.phone;
  const received = await countReceived(page);
  await page.addInitScript(noteUsable);
  await at.open('/');
  await page.getByRole('button', { name: /^English/ }).tap();
  await page.getByRole('button', { name: /^Apply for KSh/ }).waitFor();
  // Later than all that home asks for.
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= usable!.startTime)
      .map(({ name }) => name);
  });
  const before = received.filter(({ url, kind }) => kind === 'page' || asked.includes(url));
  console.log(`until home can be used\n${tableOf(before)}`);
  expect(before.length).toBeGreaterThan(3);
  expect(sum(before)).toBeLessThanOrEqual(budget.home.kB);
  expect(before.length).toBeLessThanOrEqual(budget.home.answers);
});

it(`the journey from the first page to the running loan needs at most ${budget.journey.kB} kB, and ${budget.again.kB} at the next visit`, async () => {
  const received = await countReceived(at.page);
  const borrower = new Borrower(at.page, at.lender, '712345391');
  borrower.isAsked = true;
  await borrower.apply();
  await borrower.waitForAnswer();
  await borrower.collect();
  await borrower.heading('EasyCash');
  await at.page.getByText(/^To pay by/).waitFor();
  console.log(`the whole journey\n${tableOf(received)}`);
  expect(sum(received)).toBeLessThanOrEqual(budget.journey.kB);

  received.length = 0;
  await at.open('/');
  await at.page.reload();
  await at.page.getByText(/^To pay by/).waitFor();
  console.log(`the next visit\n${tableOf(received)}`);
  expect(sum(received)).toBeLessThanOrEqual(budget.again.kB);
});
