import { getUserInfo } from '@kopa/contract/calls/security';
import { describe, expect, it } from 'vitest';
import { registered } from '../../server/test/borrower.ts';
import { granted } from '../../server/test/test-lender.ts';
import { Borrower } from './borrower.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';

const on = onOneLender();
const lender = () => overHttp(on.lender.url);

interface Native {
  /** The answers to getLoginInfo, each a moment after the request; without answers the app is silent. */
  answers?: unknown[];
  ios?: boolean;
  throws?: boolean;
}

/** Stands in for a native app on this phone, from the next page on. */
const native = (app: Native) =>
  on.page.addInitScript(({ answers = [], ios, throws }) => {
    const told: { action: string; callback: string }[] = [];
    const postMessage = (message: unknown) => {
      if (throws) throw new Error('The native app failed.');
      const asked = (typeof message === 'string' ? JSON.parse(message) : message) as (typeof told)[number];
      told.push(asked);
      if (asked.action !== 'getLoginInfo') return;
      const page = window as unknown as Record<string, (reply: unknown) => void>;
      for (const answer of answers) setTimeout(() => page[asked.callback]!(answer));
    };
    const KopaNative = { postMessage };
    Object.assign(window, { told }, ios ? { webkit: { messageHandlers: { KopaNative } } } : { KopaNative });
  }, app);
const login = (data: Record<string, unknown>) => ({ result: 'ok', data });
/** The native app tells of a login unasked. */
const tellLogin = (data: Record<string, unknown>) =>
  on.page.evaluate((reply) => {
    (window as unknown as Record<string, (given: unknown) => void>)['kopaLoginInfo']!(reply);
  }, login(data));
const opens = (address: string) =>
  on.page.waitForFunction((wanted) => window.location.hash === `#${wanted}`, address);
const kept = () => on.page.evaluate(() => Object.entries(localStorage).join('\n'));

const guarded = '/borrow/to_borrow?amount=1000000&days=91';

describe('the native app', () => {
  it("[S3-02][S3-08][S4-45][S7-93] a native app with a login opens a guarded address at once, with the borrower's name and settings", async () => {
    const token = await registered(lender(), '712346601');
    const { userId } = granted(await lender().call(getUserInfo, {}, { token }));
    await native({
      ios: true,
      answers: [
        login({ token, afid: '1700000000000-77', appName: 'Jua', deviceMessage: 'Simulated, iOS 17' }),
      ],
    });
    const shown: string[] = [];
    on.page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).hash));
    await on.open(guarded);
    await on.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => on.path()).toBe(guarded);
    expect(shown).not.toContain('#/user/login');
    await expect.poll(() => on.told()).toEqual([{ action: 'getLoginInfo', callback: 'kopaLoginInfo' }]);
    const stored = await on.page.evaluate(() =>
      ['userInfo', 'settings'].map((key) => localStorage.getItem(key)),
    );
    expect(JSON.parse(stored[0]!)).toEqual({
      userId,
      mobile: '712346601',
      basicInfo: { userId },
      draftKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(JSON.parse(stored[1]!)).toMatchObject({
      afid: '1700000000000-77',
      deviceMessage: 'Simulated, iOS 17',
    });
    const next = on.page.waitForRequest(/\/api\//);
    await on.open('/records');
    expect((await next).headers()).toMatchObject({
      afid: '1700000000000-77',
      appname: 'Jua',
      authorization: token,
    });
    on.phone.expectNoErrors();
  });

  it('[S2-66][S2-67][S7-92] a guarded screen requests the native login, continues with its query afterwards, and Back skips the login', async () => {
    const token = await registered(lender(), '712346602');
    await native({ answers: [login({ token: '' })] });
    await on.open('/');
    await on.page.getByRole('button', { name: /^Apply for/ }).tap();
    await on.heading('What is your mobile number?');
    const wanted = await on.page.evaluate(
      () => (history.state as { usr: { returnTo: string } }).usr.returnTo,
    );
    expect(wanted).toMatch(/^\/borrow\/to_borrow\?.*amount=/);
    expect((await on.told()).filter(({ action }) => action === 'toLogin')).toHaveLength(1);
    // Without a login, Back leads to home and stays there.
    await on.page.goBack();
    await opens('/');
    await on.page.goForward();
    await on.heading('What is your mobile number?');
    await on.page.getByRole('button', { name: 'Continue' }).tap();
    await expect.poll(() => on.told()).toContainEqual({ action: 'haptic', kind: 'error' });
    await tellLogin({ token });
    await opens(wanted);
    await on.page.goBack();
    await opens('/');
    on.phone.expectNoErrors();
  });

  it('[S4-47] a native login of another borrower deletes the previous data, and its logout ends that session only', async () => {
    const [amina, brian] = await Promise.all(
      ['712346603', '712346604'].map((number) => registered(lender(), number)),
    );
    await native({ answers: [login({ token: amina })] });
    await on.open('/me');
    await on.page.getByText('+254 712 ••• 603').waitFor();
    await on.page.evaluate(() => {
      const { userId } = JSON.parse(localStorage.getItem('userInfo')!) as { userId: string };
      localStorage.setItem(`draft:${userId}:K1:personal`, '{"values":{"firstName":"Amina"}}');
    });
    await tellLogin({ token: 'of-nobody' });
    await tellLogin({ token: brian });
    await opens('/');
    await on.open('/me');
    await on.page.getByText('+254 712 ••• 604').waitFor();
    expect(await kept()).not.toMatch(/Amina|712346603/);
    await tellLogin({ token: '' });
    await opens('/');
    await on.open('/me');
    await on.page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await kept()).not.toMatch(/712346604/);
    on.phone.expectNoErrors();
  });

  it('a native app that is silent, throws or answers rubbish does not stop the app, and a login by code works', async () => {
    const rubbish = [
      null,
      '{"result":',
      { result: 'ok', data: { token: 'x'.repeat(400) } },
      login({ token: 7, afid: 'a\nb' }),
    ];
    for (const app of [{}, { throws: true }, { answers: rubbish }] satisfies Native[]) {
      await native(app);
      await on.open('/');
      await on.page.reload();
      await on.heading('How much do you need?', 2);
    }
    await on.open(guarded);
    await new Borrower(on.page, on.lender, '712346605').signIn();
    await opens(guarded);
    await on.page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(() => on.page.evaluate(() => localStorage.getItem('Authorization')))
      .toMatch(/^".{20,}"$/);
    on.phone.expectNoErrors();
  });
});

describe('the host simulator', () => {
  it('[S7-92][S7-93] the simulator is used by keys alone: it logs in, shows every message, and belongs to the sandbox', async () => {
    const page = await on.browser.newPage({ viewport: { width: 1280, height: 900 } });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    try {
      await page.goto(`${on.lender.url}/sandbox/host`);
      const app = page.frameLocator('iframe');
      const log = page.getByRole('log');
      await log.getByRole('heading', { name: 'Host answers getLoginInfo' }).waitFor();
      await page.getByLabel('toLogin').focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.getByLabel('toLogin').inputValue()).toBe('well');
      await page.getByLabel('Mobile number').fill('712346606');
      await app.getByRole('button', { name: /^Apply for/ }).focus();
      await page.keyboard.press('Enter');
      await log.getByRole('heading', { name: 'Page says toLogin' }).waitFor();
      await page.getByText('Logged in.', { exact: true }).waitFor();
      await app.getByRole('heading', { name: 'What is your mobile number?' }).waitFor({ state: 'detached' });
      await expectAccessible(page, 'the host simulator');
      expect(await log.getByText('Not as the table says').count()).toBe(0);

      await page.getByLabel('getLoginInfo').selectOption('late');
      await page.getByRole('button', { name: 'Clear' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Kill the web view' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Send late answers (1)' }).focus();
      await page.keyboard.press('Enter');
      await log.getByRole('heading', { name: 'Host answers getLoginInfo' }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
