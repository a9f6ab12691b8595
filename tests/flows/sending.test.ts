import { EventEmitter, once } from 'node:events';
import type { Request, Route } from 'playwright-core';
import { errorCodes } from '@kopa/contract';
import { describe, expect, it } from 'vitest';
import { onOneLender } from './on-one-lender.ts';
import { choose, fillSome, openPersonal } from './personal-form.ts';

const on = onOneLender();

/** Every command that the page sends from now on. */
function commands(): Request[] {
  const sent: Request[] = [];
  on.page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  return sent;
}

/** Fills every row of the first form without sending. */
async function fillAll() {
  await fillSome(on.page);
  await on.page.getByLabel('Last name').fill('Kamau');
  await choose(on.page, 'Marital status', 'Single');
  await on.page.getByLabel('National ID number').fill('27384195');
  await choose(on.page, 'Kind of home', 'Rented');
  await choose(on.page, 'City', 'Mombasa');
}

/** The phone has no room for a further entry. */
const storeNothing = () =>
  on.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });

/** Replaces the lender for the next command; queries pass at any time. */
async function atNextCommand(answer: (route: Route) => Promise<void>): Promise<void> {
  let answered = false;
  await on.page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => {
      if (answered || route.request().method() !== 'POST') return route.fallback();
      answered = true;
      return answer(route);
    },
  );
}

/** Answers the next command as a lender who refuses these fields. */
const refuse = (fields: Record<string, string>) =>
  atNextCommand((route) =>
    route.fulfill({ json: { code: errorCodes.invalidInput, msg: 'wrong', data: null, fields } }),
  );

describe('Continue', () => {
  it('two taps send one command', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345301');
    await fillAll();
    const sent = commands();
    // Both taps before anything is rendered.
    await borrower.button('Continue').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await borrower.heading('Work and contacts');
    expect(sent).toHaveLength(1);
  });

  it('on a phone that stores nothing Continue waits without a connection, says so, and sends the current values when the connection returns', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345302');
    await fillAll();
    await storeNothing();
    const sent = commands();
    await on.phone.context.setOffline(true);
    await on.page.getByText('You are offline. What you fill in is saved on this phone.').first().waitFor();
    await borrower.button('Continue').tap();
    await on.page.getByText(/^Not sent yet: there is no connection/).waitFor();
    await borrower.button('Continue').tap();
    await on.page.getByLabel('Address').fill('Moi Avenue 44');
    expect(sent).toHaveLength(0);
    await on.phone.context.setOffline(false);
    await borrower.heading('Work and contacts');
    expect(sent.map((request) => request.postDataJSON().address)).toEqual(['Moi Avenue 44']);
    await on.open('/auth/personal_infomation');
    await on.page.getByLabel('Address').waitFor();
    await expect.poll(() => on.page.getByLabel('Address').inputValue()).toBe('Moi Avenue 44');
  });

  it('a waiting Continue asks for corrections of values that became wrong meanwhile', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345307');
    await fillAll();
    await storeNothing();
    await on.phone.context.setOffline(true);
    await borrower.button('Continue').tap();
    const note = on.page.getByText(/^Not sent yet: there is no connection/);
    await note.waitFor();
    await on.page.getByLabel('Address').fill('');
    await on.phone.context.setOffline(false);
    await on.page.getByRole('region', { name: 'Please fix 1 answer' }).waitFor();
    await note.waitFor({ state: 'hidden' });
  });

  it('a broken connection loses nothing: the command waits, and is sent once more under its key', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345303');
    await fillAll();
    const sent = commands();
    await atNextCommand((route) => route.abort('connectionreset'));
    await borrower.button('Continue').tap();
    await borrower.heading('Work and contacts');
    await on.page.getByText('Sent: what waited on this phone has arrived.').first().waitFor();
    const keys = sent.map((request) => request.headers()['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('values that are typed during the request stay', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345304');
    await fillAll();
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await on.page.route(
      (url) => url.pathname.startsWith('/api/'),
      async (route) => {
        if (route.request().method() === 'POST') await opened;
        await route.continue();
      },
    );
    await borrower.button('Continue').tap();
    await on.page.getByRole('button', { name: 'Sending…' }).waitFor();
    await on.page.getByLabel('Address').fill('Moi Avenue 55');
    gate.emit('open');
    await borrower.heading('Work and contacts');
    await on.open('/auth/personal_infomation');
    await on.page.getByRole('button', { name: 'Keep those on this phone' }).tap();
    await expect.poll(() => on.page.getByLabel('Address').inputValue()).toBe('Moi Avenue 55');
  });
});

describe('a refusal of the lender', () => {
  it('a refusal appears in the summary and on its row, and disappears after the correction', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345305');
    await fillAll();
    await refuse({ address: 'address.short' });
    await borrower.button('Continue').tap();
    const summary = on.page.getByRole('region', { name: 'Please fix 1 answer' });
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => on.page.getByLabel('Address').getAttribute('aria-invalid')).toBe('true');
    await summary.getByRole('link', { name: /^Address:/ }).tap();
    await on.page.getByLabel('Address').fill('Moi Avenue 33');
    await borrower.button('Continue').tap();
    await borrower.heading('Work and contacts');
  });

  it('a refusal of a hidden row is a note above the button', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345306');
    await fillAll();
    await refuse({ loanOrderId: 'loanOrderId.required', address: 'address.short' });
    await borrower.button('Continue').tap();
    await on.page.getByRole('region', { name: 'Please fix 1 answer' }).waitFor();
    const note = on.page.getByRole('alert').filter({ hasText: 'The order number is missing' });
    await note.waitFor();
    await borrower.button('Continue').tap();
    await borrower.heading('Work and contacts');
  });
});
