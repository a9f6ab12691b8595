import { errorCodes } from '@kopa/contract';
import { getUserInfo, register } from '@kopa/contract/calls/security';
import { describe, expect, it } from 'vitest';
import { Borrower } from './borrower.ts';
import { onOneLender } from './on-one-lender.ts';
import { overHttp } from './over-http.ts';
import { addressOf } from './sent-sections.ts';
import { startPhone } from './start-phone.ts';

const on = onOneLender();

describe('the session', () => {
  it('[S3-01][S3-04][S4-44][S4-45][S4-46] after a login the user info is fetched and stored, and home opens', async () => {
    const asked: string[] = [];
    on.page.on('request', (request) => asked.push(request.url()));
    const borrower = new Borrower(on.page, on.lender, '712345101');
    await on.open('/user/login');
    await borrower.signIn();
    await on.heading('EasyCash');
    const stored = await on.page.evaluate(() => [
      localStorage.getItem('Authorization'),
      localStorage.getItem('userInfo'),
    ]);
    expect(stored[0]).toMatch(/^".{20,}"$/);
    expect(JSON.parse(stored[1]!)).toMatchObject({
      mobile: '712345101',
      userId: expect.stringMatching(/.{8,}/),
      basicInfo: { userId: expect.stringMatching(/.{8,}/) },
    });
    const places = [register, getUserInfo]
      .map(addressOf)
      .map((place) => asked.findIndex((url) => place.test(url)));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[1]).toBeGreaterThan(places[0]!);
  });

  it('[S3-06][S3-07][S3-09][S7-06][S7-07] a session sends the local settings: package, app and device', async () => {
    const sent = on.page.waitForRequest(/\/api\//);
    await on.open('/');
    expect((await sent).headers()).toMatchObject({
      packagename: 'king.credit.ng',
      appname: 'EasyCash',
      afid: '',
    });
    await on.page.evaluate(() =>
      localStorage.setItem('settings', JSON.stringify({ appName: 'Jua', afid: 'device-7' })),
    );
    const again = on.page.waitForRequest(/\/api\//);
    await on.page.reload();
    expect((await again).headers()).toMatchObject({
      packagename: 'king.credit.ng',
      appname: 'Jua',
      afid: 'device-7',
    });
  });

  it('[S8-03][S8-05][S8-06][S8-07][S8-08] a login elsewhere ends the session: one message, deleted data, informed native app, home', async () => {
    await on.listenAsNative();
    await on.open('/user/login');
    await new Borrower(on.page, on.lender, '712345102').signIn();
    const other = await startPhone(on.browser);
    try {
      await new Borrower(other.page, on.lender, '712345102').sandbox.advance(61);
      await other.page.goto(`${on.lender.url}/#/user/login`);
      await new Borrower(other.page, on.lender, '712345102').signIn();
    } finally {
      await other.close();
    }
    await on.open('/records');
    await on.page.getByText('logged in from another device').first().waitFor();
    const regions = on.page.getByRole('status').or(on.page.getByRole('alert'));
    await expect.poll(() => regions.filter({ hasText: 'logged in from another device' }).count()).toBe(1);
    await on.page.waitForFunction(() => window.location.hash === '#/');
    expect(await on.page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull();
    expect(await on.page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
    await expect.poll(() => on.told()).toContainEqual({ action: 'logout' });
  });

  it("[S4-47][S4-48][S7-94][S8-14] a logout deletes the borrower's data and informs the native app", async () => {
    await on.listenAsNative();
    await on.open('/user/login');
    await new Borrower(on.page, on.lender, '712345103').signIn();
    await on.open('/me');
    const token = await on.page.evaluate(() => JSON.parse(localStorage.getItem('Authorization')!) as string);
    await on.page.getByRole('button', { name: 'Log out' }).tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).tap();
    await on.page.getByText('Exited successfully. You are logged out.').first().waitFor();
    expect(await on.page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull();
    await expect
      .poll(async () => (await overHttp(on.lender.url).call(getUserInfo, {}, { token })).code)
      .toBe(errorCodes.tokenInvalid);
    await expect.poll(() => on.told()).toContainEqual({ action: 'logout' });
  });

  it('[S5-42][S5-43] an empty code and a wrong code have different messages, and the right code still works', async () => {
    const borrower = new Borrower(on.page, on.lender, '712345104');
    await on.open('/user/login');
    await on.page.getByLabel('Mobile number').fill(borrower.mobile);
    await borrower.button('Continue').tap();
    await borrower.heading('Enter the code we sent you');
    await borrower.button('Continue').tap();
    // On its row; screen readers receive it from the live region.
    await on.page
      .getByText('Verification code cannot be empty. Enter the code from the SMS.')
      .first()
      .waitFor();
    const code = await borrower.sandbox.code(borrower.mobile);
    const wrong = code === '000000' ? '111111' : '000000';
    await on.page.getByLabel('6-digit code').fill(wrong);
    await on.page
      .getByText(/Invalid verification code/)
      .first()
      .waitFor();
    await on.page.getByLabel('6-digit code').fill(code);
    await on.heading('EasyCash');
  });
});

describe('stored sessions', () => {
  it('stored data is validated, and invalid data is ignored', async () => {
    await on.page.addInitScript(() => {
      localStorage.setItem('Authorization', '{"not":"a token"}');
      localStorage.setItem('userInfo', '[1,');
      localStorage.setItem('settings', '"sw"');
      localStorage.setItem('draft:1:personal', '{"values":{"firstName":7}}');
    });
    await on.open('/');
    await on.heading('How much do you need?', 2);
    await on.open('/me');
    await on.page.getByRole('button', { name: 'Log in' }).waitFor();
    on.phone.expectNoErrors();
  });
});
