import { EventEmitter, once } from 'node:events';
import type { CDPSession, Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { applied, submitted } from '../../server/test/borrower.ts';
import type { Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { decide, logIn, overHttp } from './over-http.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

const button = (name: string | RegExp) => on.page.getByRole('button', { name });
const sheet = () => on.page.getByRole('dialog');
const handle = () => sheet().locator('[data-sheet-handle]');
const held = () => on.page.waitForFunction(() => 'kopaOverlay' in ((history.state ?? {}) as object));

/** A finger on the sheet's title that goes down to the foot of the page. */
async function swipeDown(input: CDPSession): Promise<void> {
  const box = await sheet().getByRole('heading').first().boundingBox();
  const [x, from, to] = [180, box!.y + box!.height / 2, 730];
  const point = (part: number) => [{ x, y: from + (to - from) * part }];
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
  for (let step = 1; step <= 8; step += 1)
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(step / 8) });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * A sheet refuses a drag within 500 ms after its opening and after a refused drag, so the finger tries again
 * only after that time.
 */
async function swipeAway(): Promise<void> {
  const input = await on.phone.context.newCDPSession(on.page);
  await expect
    .poll(
      async () => {
        if (await sheet().isVisible()) await swipeDown(input).catch(() => undefined);
        return sheet().isVisible();
      },
      { interval: 700 },
    )
    .toBe(false);
  await input.detach();
}

/** Chromium takes a tap shortly after a swipe for the end of the swipe's movement: the finger taps again. */
async function openBy(trigger: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await sheet().isVisible())) await trigger.tap();
        return handle().isVisible();
      },
      { interval: 700 },
    )
    .toBe(true);
}

const waysOut: [string, () => Promise<unknown>][] = [
  ['a swipe', swipeAway],
  ['Escape', () => on.page.keyboard.press('Escape')],
  ['Back', () => on.page.goBack()],
  ['Close', () => button('Close').tap()],
];

/** Tries all exits of a sheet; the screen stays, and the focus returns to the opener. */
async function expectWaysOut(trigger: Locator): Promise<void> {
  const at = await on.path();
  // A sheet that opens before the drag engine has loaded stays without it; a later sheet uses it.
  await expect
    .poll(async () => {
      await trigger.tap();
      await on.page.getByRole('dialog').waitFor();
      const isDragged = await handle().isVisible();
      await on.page.keyboard.press('Escape');
      await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
      return isDragged;
    })
    .toBe(true);
  for (const [, leave] of waysOut) {
    await openBy(trigger);
    await held();
    await leave();
    await sheet().waitFor({ state: 'hidden' });
    expect(await on.path()).toBe(at);
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  }
}

describe('a long sheet is draggable, and closes by a swipe, Escape, Back and Close:', () => {
  it('the help', async () => {
    await on.open('/');
    await button('Help').first().tap();
    await sheet().getByText('Call us').waitFor();
    await expectAccessible(on.page, 'help');
    await on.page.keyboard.press('Escape');
    await expectWaysOut(button('Help').first());
    on.phone.expectNoErrors();
  });

  it('the cost of a loan, from home, with the sums of the offer', async () => {
    await on.open('/');
    const cost = button(/^What it costs/);
    await cost.tap();
    for (const text of ['It costs you', '864', '35.06%', 'Longer costs more', '120 days', '1,102'])
      await sheet().getByText(text).first().waitFor();
    await expectAccessible(on.page, 'what it costs');
    await on.page.keyboard.press('Escape');
    await expectWaysOut(cost);
    on.phone.expectNoErrors();
  });

  it('the agreement beside its tick; it also has a page', async () => {
    const loan = await submitted(lender, {}, '712351001');
    await decide(lender, loan, 'approve');
    await logIn(on.page, lender, loan.token);
    await on.open('/borrow/confirm_borrow');
    const link = on.page.getByRole('link', { name: 'loan agreement' });
    await link.tap();
    await sheet().getByText(loan.orderNo).first().waitFor();
    await expectAccessible(on.page, 'the agreement over the offer');
    await on.page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'hidden' });
    // To read is not to agree.
    expect(await on.page.getByRole('checkbox').isChecked()).toBe(false);
    await expectWaysOut(link);
    expect(await link.getAttribute('href')).toBe(`#/borrow/agreement?orderNo=${loan.orderNo}`);
    on.phone.expectNoErrors();
  });
});

it('a long sheet opens without a handle if the drag engine fails to load', async () => {
  await on.page.route('**/drag-engine-*.js', (route) => route.abort());
  await on.open('/');
  await button('Help').first().tap();
  await sheet().getByText('Call us').waitFor();
  expect(await handle().count()).toBe(0);
  await held();
  await on.page.goBack();
  await sheet().waitFor({ state: 'hidden' });
  expect(await on.path()).toBe('/');
  on.phone.expectNoErrors(/ERR_FAILED|preload/);
});

it('[S8-09] the page is blocked although the overlay cannot be loaded', async () => {
  const loan = await applied(lender, '712351002');
  await logIn(on.page, lender, loan.token);
  await on.page.route('**/loading-overlay-*.js', (route) => route.abort());
  await on.open('/cancellation_form');
  await on.page.getByRole('radio', { name: 'I applied by mistake' }).check();
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await on.page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST') await opened;
    return route.fallback();
  });
  await button('Cancel the application').tap();
  await sheet().waitFor();
  await held();
  await on.page.goBack();
  await on.page.keyboard.press('Escape');
  await held();
  expect(await sheet().isVisible()).toBe(true);
  expect(await on.path()).toBe('/cancellation_form');
  gate.emit('open');
  await on.heading('How much do you need?', 2);
  on.phone.expectNoErrors(/ERR_FAILED|preload/);
});
