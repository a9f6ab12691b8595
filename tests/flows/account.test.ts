import { errorCodes } from '@kopa/contract';
import { getUserInfo } from '@kopa/contract/calls/security';
import { sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { consentList, consentSave } from '@kopa/contract/calls/consent';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { granted } from '../../server/test/test-lender.ts';
import { Borrower } from './borrower.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { logIn, newcomer, overHttp } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

const on = onOneLender();
const lender = () => overHttp(on.lender.url);
const button = (name: string | RegExp) => on.page.getByRole('button', { name });
const link = (name: RegExp) => on.page.getByRole('link', { name });
const stored = (key: string) => on.page.evaluate((name) => localStorage.getItem(name), key);

describe('the account', () => {
  it('[S2-22][S2-24][S2-52][S8-14] settings stop a visitor; the borrower removes drafts, sees the data used and the logins, and logs out at the lender too, later when offline', async () => {
    await on.open('/user_center');
    await on.heading('What is your mobile number?');
    await newcomer(on.page, lender(), '712347101');
    await on.page.reload();
    await on.open('/user_center');
    await on.heading('Settings');
    await expect.poll(() => on.path()).toBe('/user_center/settings');
    await on.page.evaluate(() => {
      const { userId } = JSON.parse(localStorage.getItem('userInfo')!) as { userId: string };
      localStorage.setItem(`draft:${userId}:K1:personal`, '{"values":{"firstName":"Wanjirũ"}}');
      localStorage.setItem('draft:of-another:K1:personal', '{"values":{"firstName":"Kamau"}}');
      localStorage.setItem(
        'locked:of-another:K1:personal',
        JSON.stringify({ editedAt: Date.now(), sealed: 'AAAA' }),
      );
    });
    await on.page.reload();
    await button(/^Remove what you did not send/).waitFor();
    // Safari before 16.4 cannot count what it receives.
    if (await on.page.evaluate(() => 'transferSize' in PerformanceResourceTiming.prototype))
      await on.page.getByText(/^\d+(\.\d)? (kB|MB)$/).waitFor();
    else expect(await on.page.getByText('Data used by this app').count()).toBe(0);
    await expectAccessible(on.page, 'settings');
    await button(/^Remove what you did not send/).tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).tap();
    await on.page.getByText('Nothing is kept on this phone').waitFor();
    const left = await on.page.evaluate(() => JSON.stringify(localStorage));
    // A readable draft without its borrower goes at the start; a locked one waits for its borrower.
    expect(left).not.toMatch(/Wanjirũ|Kamau/);
    expect(left).toContain('locked:of-another');
    const token = JSON.parse((await stored('Authorization'))!) as string;
    const codeOfToken = async () => (await lender().call(getUserInfo, {}, { token })).code;
    await button(/^Your logins/).tap();
    await on.page.getByText(/^Logged in since /).waitFor();
    await expectAccessible(on.page, 'logins');
    await on.page.getByRole('dialog').getByRole('button', { name: 'End this login' }).tap();
    await on.page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Stay' }).tap();
    await expect.poll(() => on.page.getByRole('dialog').count()).toBe(0);
    // Without a connection the phone logs out, and the lender is told when the connection is back.
    await on.page.context().setOffline(true);
    await button('Log out').tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).tap();
    await on.page.getByText('Exited successfully. You are logged out.').first().waitFor();
    await on.page.waitForFunction(() => window.location.hash === '#/');
    expect(await stored('Authorization')).toBeNull();
    await expect.poll(() => stored('logOuts')).toMatch(/^\["[0-9a-f]{64}"\]$/);
    expect(await codeOfToken()).toBe(0);
    await on.page.context().setOffline(false);
    await expect.poll(codeOfToken).toBe(errorCodes.tokenInvalid);
    await expect.poll(() => stored('logOuts')).toBeNull();
    on.phone.expectNoErrors();
  });

  it('[S2-27][S3-05] the borrower chooses the language by its own name, and the lender answers in that language', async () => {
    await newcomer(on.page, lender(), '712347102');
    await on.open('/user_center/language');
    await on.heading('Language');
    await on.page.getByRole('radio', { name: 'Español' }).check();
    await on.heading('Idioma');
    expect(JSON.parse((await stored('settings'))!)).toMatchObject({ language: 'es' });
    const spanish = on.page.waitForRequest(/\/api\//);
    await on.open('/user_center/customer_services');
    expect((await spanish).headers()).toMatchObject({ lang: 'es', 'accept-language': 'es' });
    await on.heading('Atención al cliente');
    await on.open('/user_center/language');
    await on.page.getByRole('radio', { name: 'Kiswahili' }).check();
    await on.heading('Lugha');
    const swahili = on.page.waitForRequest(/\/api\//);
    await on.open('/user_center/open_app');
    expect((await swahili).headers()).toMatchObject({ lang: 'en', 'accept-language': 'sw' });
    on.phone.expectNoErrors();
  });

  it("[S1-31][S2-23][S2-25][S2-53][S2-54] the app shows the lender's contact details, and its own version on the about screen", async () => {
    await on.open('/user_center/about_us');
    await on.heading('What is your mobile number?');
    await newcomer(on.page, lender(), '712347103');
    await on.page.reload();
    await on.open('/me');
    await button('Customer service').tap();
    await on.heading('Customer service');
    await expect.poll(() => link(/Call us/).getAttribute('href')).toBe('tel:+254200000000');
    await expect.poll(() => link(/Email us/).getAttribute('href')).toBe('mailto:help@kopa.example');
    await on.page.getByText('08:00-18:00').waitFor();
    await expectAccessible(on.page, 'customer service');
    await on.page.goBack();
    await on.open('/user_center/about_us');
    await on.page.getByText(/^EasyCash, version \d+\.\d+\.\d+$/).waitFor();
    await expectAccessible(on.page, 'about');
    await button('Privacy policy').tap();
    await on.heading('Privacy policy');
    on.phone.expectNoErrors();
  });

  it('[S2-28][S7-72][S7-73] the native app is opened by its address or downloaded, and a missing app is stated', async () => {
    await on.open('/user_center/open_app');
    await on.heading('EasyCash on your phone');
    await expect
      .poll(() => link(/^Open the app/).getAttribute('href'))
      .toMatch(
        /^intent:\/\/127\.0\.0\.1:\d+\/#Intent;scheme=https;package=king\.credit\.ng;S\.browser_fallback_url=https%3A%2F%2Fkopa\.example%2Feasycash\.apk;end$/,
      );
    await expect
      .poll(() => link(/^Download the app/).getAttribute('href'))
      .toBe('https://kopa.example/easycash.apk');
    await expect.poll(() => link(/^Jua/).getAttribute('href')).toBe('https://kopa.example/jua.apk');
    await expectAccessible(on.page, 'open app');
    granted(await lender().call(sandboxCatalogue, { list: 'downloads', items: [] }));
    await on.page.reload();
    await on.page.getByText(/^There is no app to download yet/).waitFor();
    expect(await on.page.getByRole('link').count()).toBe(0);
    on.phone.expectNoErrors();
  });

  it('[S2-32][S7-76][S7-77] the country is guessed from the connection and chosen by hand, and a country without loans ends there', async () => {
    const asked: string[] = [];
    on.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await on.open('/user/login');
    await on.page.getByLabel('Mobile number').fill('712347105');
    await link(/Not in Kenya/).tap();
    await on.heading('Where are you?');
    await on.page.getByRole('radio', { name: /^Nigeria \+234/ }).check();
    await on.page.getByText('We do not lend in Nigeria yet.').waitFor();
    expect(await button('Continue').count()).toBe(0);
    await expectAccessible(on.page, 'country');
    await on.page.getByRole('radio', { name: /^Kenya \+254/ }).check();
    await button('Continue').tap();
    await on.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[type=tel]')?.value === '712347105',
    );
    expect(asked).toContain('POST /cou/country/meta/ip');
    expect(asked).toContain('POST /cou/country/meta/code');
    on.phone.expectNoErrors();
  });

  it('[S5-43] a wrong code shows the remaining attempts, a whole message can be pasted, and a recently sent code is still valid', async () => {
    const borrower = new Borrower(on.page, on.lender, '712347106');
    await on.open('/user/login');
    await on.page.getByLabel('Mobile number').fill(borrower.mobile);
    await button('Continue').tap();
    const field = on.page.getByLabel('6-digit code');
    await field.waitFor();
    await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
    await button('Change').tap();
    await button('Continue').tap();
    await field.waitFor();
    const [message, ...more] = await borrower.sandbox.messages(borrower.mobile);
    expect(more).toEqual([]);
    const code = await borrower.sandbox.code(borrower.mobile);
    await field.fill(code === '000000' ? '111111' : '000000');
    await on.page
      .getByText('Invalid verification code. Check the newest SMS. 4 tries are left.')
      .first()
      .waitFor();
    await field.fill(message!);
    await on.heading('EasyCash');
    on.phone.expectNoErrors();
  });

  it('my data is shown, exported and withdrawn; an erasure states what stays, and can be cancelled', async () => {
    const loan = await disbursedLoan(lender(), '712347107');
    await logIn(on.page, lender(), loan.token);
    const { consents } = granted(await lender().call(consentList, {}, { token: loan.token }));
    const { purpose, version, name } = consents.find((each) => each.purpose === 'camera')!;
    granted(
      await lender().call(
        consentSave,
        { answers: [{ purpose, version, given: true }] },
        { token: loan.token },
      ),
    );
    await on.open('/user_center/my_data');
    await on.heading('My data');
    await button('About you and where you live').tap();
    await on.page.getByText('12345678', { exact: true }).waitFor();
    await expectAccessible(on.page, 'my data');

    const download = on.page.waitForEvent('download');
    await button('Save everything as a file').tap();
    const file = await download;
    expect(file.suggestedFilename()).toBe('my-data.json');
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ account: [{ mobile: '712347107' }] });

    await button(`Withdraw ${name}`).tap();
    await on.page.getByText('Withdrawn. It counts from now on').first().waitFor();
    const after = granted(await lender().call(consentList, {}, { token: loan.token }));
    expect(after.consents.find((each) => each.purpose === 'camera')!.answer).toBe('withdrawn');

    await button('Ask to erase my data').tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Ask to erase', exact: true }).tap();
    await on.page.getByText(/^Your data is erased on /).waitFor();
    await on.page.getByText(/^Your loan is not paid back yet/).waitFor();
    await on.page.reload();
    await button('Take it back').tap();
    await button('Ask to erase my data').waitFor();
    on.phone.expectNoErrors();
  });
});
