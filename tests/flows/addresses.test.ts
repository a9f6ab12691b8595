import { describe, expect, it } from 'vitest';
import { onOneLender } from './on-one-lender.ts';

const on = onOneLender();

declare global {
  var emptyFrames: number;
}

describe('the addresses', () => {
  it('[S1-01][S2-01][S2-02] the hash address opens home', async () => {
    await on.open('/');
    await on.heading('EasyCash');
    await expect.poll(() => on.path()).toBe('/');
  });

  it.each([
    ['[S2-13]', '/borrow'],
    ['[S2-18]', '/repay'],
    ['[S2-29]', '/user'],
  ])('%s %s leads a visitor home', async (_clause, from) => {
    await on.open(from);
    await on.page.waitForFunction(() => window.location.hash === '#/');
  });

  it.each([
    ['[S2-56]', '/borrow/to_borrow?amount=1000000&days=91'],
    ['[S2-57]', '/auth/personal_infomation'],
    ['[S2-59]', '/bank_account/add_bankcard'],
    ['[S2-60]', '/auth/id_card_authentication'],
    ['[S2-61]', '/auth/review_tips'],
  ])('%s[S2-66][S2-67][S6-03][S7-92] %s asks a visitor to log in', async (_clause, guarded) => {
    await on.listenAsNative();
    await on.open(guarded);
    await on.heading('What is your mobile number?');
    await expect.poll(() => on.path()).toBe('/user/login');
    await expect.poll(() => on.told()).toContainEqual({ action: 'toLogin' });
  });

  it.each(['/repay/repay_detail', '/repay/cashier', '/borrow/confirm_borrow', '/auth/loan_question'])(
    '[S2-68][S8-01] %s is not guarded: the lender refuses the visitor, and home opens',
    async (unguarded) => {
      await on.open(unguarded);
      await on.page.getByText('User not logged in').first().waitFor();
      await on.page.waitForFunction(() => window.location.hash === '#/');
    },
  );

  it('[S2-69][S2-70][S2-71][S2-04] the tabs lead to home, records and me', async () => {
    await on.open('/');
    await on.page.getByRole('link', { name: 'Records' }).tap();
    await on.heading('Records');
    await on.page.getByRole('link', { name: 'Me', exact: true }).tap();
    await on.heading('Me');
    await on.page.getByRole('link', { name: 'Home' }).tap();
    await on.heading('EasyCash');
    await expect
      .poll(() => on.page.getByRole('link', { name: 'Home' }).getAttribute('aria-current'))
      .toBe('page');
  });
});

it.each(['/auth/review_tips', '/bank_account'])(
  '%s shows a visitor no empty page during the redirect',
  async (path) => {
    const slowly = await on.phone.context.newCDPSession(on.page);
    await slowly.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await on.page.addInitScript(() => {
      globalThis.emptyFrames = 0;
      // A frame may come before the whole document has.
      let hasBegun = false;
      const look = () => {
        const isEmpty = (document.getElementById('root')?.innerText.trim() ?? '') === '';
        const isComing = document.querySelector('[data-coming]') !== null;
        if (hasBegun && isEmpty && !isComing) globalThis.emptyFrames += 1;
        hasBegun ||= !isEmpty;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await on.open(path);
    await on.heading('What is your mobile number?');
    expect(await on.page.evaluate(() => globalThis.emptyFrames)).toBe(0);
  },
);

describe('an unreadable address', () => {
  it.each([
    ['has no slash', '#foo'],
    ['begins with a dot', '#.foo'],
    ['cannot be decoded', '#/%E0%A4%A'],
    ['cannot be decoded in part', '#/records/%'],
    ['names nothing', '#/records/nothing/here?x=1#y'],
    ['names another place', '#//elsewhere.example/me'],
    ['names another place by a scheme', '#https://elsewhere.example'],
    ['is a way up', '#/../..'],
  ])('an unreadable address opens home without a message: %s', async (_, hash) => {
    const told: string[] = [];
    on.phone.context.on('console', (message) => told.push(message.text()));
    await on.page.goto(on.lender.url + hash);
    await on.heading('EasyCash');
    await on.page.waitForFunction(() => window.location.hash === '#/');
    // Opened by hand from a screen; Back does not return to the address.
    await on.page.getByRole('link', { name: 'Records' }).tap();
    await on.heading('Records');
    await on.page.evaluate((written) => (window.location.hash = written), hash);
    await on.heading('EasyCash');
    await on.page.waitForFunction(() => window.location.hash === '#/');
    await on.page.goBack();
    await on.heading('Records');
    expect(told).toEqual([]);
    on.phone.expectNoErrors();
  });

  it.each([
    null,
    7,
    'depth',
    [1],
    { depth: 3, returnTo: '/me' },
    { usr: 5, key: {}, idx: 'first', kopaBase: 1 },
    { usr: { returnTo: ['https://elsewhere.example'] }, idx: -2, records: 'top', open: 7 },
  ])('the history data %j of an older version causes no error', async (state) => {
    const told: string[] = [];
    on.phone.context.on('console', (message) => told.push(message.text()));
    for (const [path, title] of [
      ['/records', 'Records'],
      ['/user_center/language', 'Language'],
    ] as const) {
      await on.open(path);
      await on.heading(title);
      await on.page.evaluate((kept) => history.replaceState(kept, ''), state);
      await on.page.reload();
      await on.heading(title);
    }
    await on.page.getByRole('button', { name: 'Back' }).tap();
    await on.page.waitForFunction(() => !window.location.hash.includes('language'));
    expect(told).toEqual([]);
    on.phone.expectNoErrors();
  });
});

describe('the language', () => {
  it.each([
    ['Español', '¿Cuánto necesitas?', 'es'],
    ['Kiswahili', 'Unahitaji pesa ngapi?', 'sw'],
  ])('[S1-33][S3-05] %s is chosen on the first screen and stays', async (name, question, lang) => {
    await on.open('/');
    await on.page.getByRole('button', { name: 'Language: English' }).tap();
    await on.page.getByRole('option', { name }).tap();
    await on.heading(question, 2);
    await on.page.reload();
    await on.heading(question, 2);
    await expect.poll(() => on.page.evaluate(() => document.documentElement.lang)).toBe(lang);
    on.phone.expectNoErrors();
  });

  it('the language question comes before the figures, and stays when they arrive', async () => {
    let letThrough!: () => void;
    const figures = new Promise<void>((resolve) => (letThrough = resolve));
    await on.page.route('**/api/**', async (route) => {
      await figures;
      await route.continue();
    });
    await on.open('/');
    await on.page.getByRole('button', { name: 'Language: English' }).tap();
    const question = on.page.getByRole('dialog', { name: 'Language' });
    await question.waitFor();
    letThrough();
    await on.page.getByText('How much do you need?').first().waitFor({ state: 'attached' });
    await question.getByRole('option', { name: 'Español' }).tap();
    await on.heading('¿Cuánto necesitas?', 2);
    on.phone.expectNoErrors();
  });
});

it('the frame of home is painted before any script runs', async () => {
  const context = await on.browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  try {
    const page = await context.newPage();
    await page.goto(on.lender.url);
    const header = await page.getByText('EasyCash').boundingBox();
    expect(header).toMatchObject({ y: expect.any(Number) });
    expect(await page.locator('.shell-tabs').boundingBox()).toMatchObject({ height: 60, width: 360 });
  } finally {
    await context.close();
  }
});
