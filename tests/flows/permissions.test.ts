import { bindBankCard } from '@kopa/contract/calls/bank';
import { consentList } from '@kopa/contract/calls/consent';
import { applyMarket } from '@kopa/contract/calls/loan';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { saveFaceImage, uploadCurpBack, uploadCurpFront } from '@kopa/contract/calls/user';
import { orderSteps } from '@kopa/contract/order-steps';
import { mexico } from '@kopa/contract/policy';
import { describe, expect, it } from 'vitest';
import { additional, application, payoutAccounts, personal, png } from '../../server/test/borrower.ts';
import { extras } from '../../server/test/market-loan.ts';
import { numberIn, withNumbersIn } from '../../server/test/market-numbers.ts';
import { agreeTo, stepOf } from '../../server/test/loan.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender, type OnOneLender } from './on-one-lender.ts';
import { decide, newcomer, overHttp } from './over-http.ts';

const usual = ['No', 'Good record', 'Good', 'None', 'None', 'Never', 'Nothing', '1', '2', 'None', 'Myself'];

const { market } = mexico;

/** The borrower's actions for permissions, on a test's phone. */
function hands(on: OnOneLender) {
  const lender = () => overHttp(on.lender.url);
  const press = (name: string | RegExp) => on.page.getByRole('button', { name, exact: true }).tap();
  const at = (address: string) =>
    on.page.waitForFunction((wanted) => window.location.hash.startsWith(`#${wanted}`), address);
  return {
    lender,
    press,
    at,
    box: (name: string) => on.page.getByRole('checkbox', { name, exact: true }),
    // The whole row is the target of a tap.
    tick: (name: string) => on.page.getByText(name, { exact: true }).tap(),
    openHome: async () => {
      await on.open('/');
      await on.page.getByRole('heading', { level: 1 }).waitFor();
      await on.page.waitForLoadState('networkidle');
    },
    /** The collected data of this phone. */
    collected: async () => (await on.told()).filter(({ action }) => action === 'timeSDK'),
    /** The lender's record of the borrower's consents. */
    said: async (token: string) => {
      const { consents } = granted(await lender().call(consentList, {}, { token }));
      return Object.fromEntries(
        consents.filter(({ answer }) => answer !== 'unasked').map(({ purpose, answer }) => [purpose, answer]),
      );
    },
    /** Applies over HTTP, up to three photos that only have to be sent. */
    apply: async (token: string) => {
      const { orderNo } = granted(await lender().call(applyMarket, application, { token })).order;
      const loanOrderId = orderNo;
      const place = { state: 'Jalisco', city: 'Guadalajara' };
      const about = { loanOrderId, ...withNumbersIn(market, { ...personal, ...extras }), ...place };
      granted(await lender().send(saveBasicInfoMarket, about, { token }));
      const work = { loanOrderId, ...withNumbersIn(market, { ...additional, ...extras }) };
      granted(await lender().send(saveAdditionInfoMarket, work, { token }));
      for (const [index, call] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
        granted(await lender().call(call, { loanOrderId, file: png(640 + index) }, { token }));
      return { token, orderNo };
    },
    /** Sends the photos on the phone. */
    sendPhotos: async () => {
      await on.open('/auth/id_card_authentication');
      await press('Continue');
      await at('/bank_account/add_bankcard');
    },
    /** Adds the account over HTTP, and answers the questions on the phone, which sends the application. */
    sendApplication: async ({ token, orderNo: loanOrderId }: { token: string; orderNo: string }) => {
      const { edition: _, ...account } = payoutAccounts.clabe;
      granted(await lender().send(bindBankCard, { loanOrderId, ...account }, { token }));
      await on.open('/auth/loan_question');
      for (const [index, option] of usual.entries()) {
        await on.page.getByText(`${index} of ${usual.length} answered`, { exact: true }).waitFor();
        await on.page.getByRole('radio', { name: option, exact: true }).check();
        await press('Next');
      }
      await press('Send application');
      await on.heading('Checking your application', 2);
    },
  };
}

const none = { appList: false, sms: false, exif: false, device: false, contact: false, location: false };
const refusedAll = Object.fromEntries(
  ['contacts', 'sms', 'storage', 'deviceInfo', 'location', 'installedApps'].map((each) => [
    each,
    'withdrawn',
  ]),
);
const applying = '/borrow/to_borrow?amount=1000000&days=91';

describe('a lender without device data', () => {
  const on = onOneLender();
  const { press, at } = hands(on);

  it('[S2-33][S2-34][S6-08][S6-10] both addresses state that no data is collected and that camera and file serve photos alone; no question is asked', async () => {
    await on.listenAsNative();
    for (const address of ['/pd_pop', '/pop']) {
      await on.open(address);
      await on.heading('We collect nothing from your phone', 2);
      for (const name of ['Your camera', 'Files that you choose'])
        await on.page.getByText(name, { exact: true }).waitFor();
      expect(await on.page.getByRole('checkbox').count()).toBe(0);
    }
    await expectAccessible(on.page, 'nothing is collected');
    await press('Continue');
    await at('/');
    await newcomer(on.page, overHttp(on.lender.url), '712347700');
    await on.page.reload();
    await on.open(applying);
    await on.heading('Before you start');
    await on.page.getByRole('button', { name: 'Start the application' }).waitFor();
    expect(await on.page.getByText('What we may use').count()).toBe(0);
    on.phone.expectNoErrors();
  });
});

describe('a lender with consent', () => {
  const on = onOneLender({ edition: 'mx' });
  const { lender, press, box, tick, at, openHome, collected, said, apply, sendPhotos, sendApplication } =
    hands(on);

  it('[S6-04][S6-05][S6-06][S6-07][S6-11] the page offers each kind of data by name, and ticks none', async () => {
    await on.open('/pd_pop');
    const kinds = ['Your phone book', 'Your messages', 'Photos on your phone', 'Your phone'];
    for (const name of [...kinds, 'Apps on your phone']) {
      await box(name).waitFor();
      expect(await box(name).isChecked(), name).toBe(false);
    }
    on.phone.expectNoErrors();
  });

  it('[S6-09][S7-97][S7-103] the one consented kind is collected at each sent part, until the withdrawal', async () => {
    await on.listenAsNative();
    const token = await newcomer(on.page, lender(), numberIn('mx', '712347701'));
    await on.open(applying);
    await press(/^What we may use/);
    await on.heading('What we may use');
    await box('Your location').waitFor();
    expect(await on.page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await expect.poll(() => on.page.getByRole('checkbox').count()).toBe(6);
    await expectAccessible(on.page, 'what may be used');
    await tick('Your location');
    await press('Continue with what I ticked');
    await at(applying);
    await expect.poll(() => said(token)).toEqual({ ...refusedAll, location: 'given' });
    await on.page.getByRole('button', { name: 'Start the application' }).waitFor();
    expect(await on.page.getByText('What we may use').count()).toBe(0);

    const loan = await apply(token);
    await sendPhotos();
    await expect.poll(collected).toEqual([
      expect.objectContaining({
        ...none,
        location: true,
        orderNo: loan.orderNo,
        step: orderSteps.identityOcr,
        isSubmit: false,
      }),
    ]);

    // The previous screen is available offline, too.
    await openHome();
    await on.open('/pd_pop');
    await box('Your location').waitFor();
    await expect.poll(() => box('Your location').isChecked()).toBe(true);
    await on.phone.context.setOffline(true);
    await press('Stop all of it');
    await on.page.getByText('Nothing of your phone is used any more.').first().waitFor();
    await expect.poll(() => said(token)).toMatchObject({ location: 'given' });
    await on.phone.context.setOffline(false);
    await expect.poll(() => said(token)).toEqual(refusedAll);
    await sendApplication(loan);
    await on.page.waitForLoadState('networkidle');
    await expect.poll(() => collected()).toHaveLength(1);
    on.phone.expectNoErrors(/ERR_INTERNET_DISCONNECTED/);
  });

  it('[S6-04] `upFront` asks every borrower once, and a borrower who refuses all kinds gets the loan', async () => {
    await on.listenAsNative();
    // The other reading of the policy, which no edition has, from the lender's answers.
    await on.phone.context.route('**/api/**', async (route) => {
      const answer = await route.fetch().catch(() => null);
      // The page has moved on, and no code waits for this answer.
      if (!answer) return route.abort();
      const text = await answer.text();
      return route.fulfill({
        response: answer,
        body: text.replace('"deviceData":"consent"', '"deviceData":"upFront"'),
      });
    });
    const token = await newcomer(on.page, lender(), numberIn('mx', '712347702'));
    await on.open(applying);
    await at('/pd_pop');
    await tick('Your messages');
    await press('Continue without');
    await at(applying);
    await expect.poll(() => said(token)).toEqual(refusedAll);
    await on.page.reload();
    await on.page.getByRole('radio', { name: 'Health' }).check();
    await on.page.waitForLoadState('networkidle');
    await expect.poll(() => on.path()).toBe(applying);

    const loan = await apply(token);
    await sendPhotos();
    await sendApplication(loan);
    expect(await collected()).toEqual([]);
    await decide(lender(), loan, 'approve');
    await agreeTo(lender(), loan);
    await expect.poll(() => stepOf(lender(), token)).toBe(orderSteps.getMoney);
    on.phone.expectNoErrors();
  });

  it("an offline visitor's answers in Spanish are stored, and sent for the borrower who logs in", async () => {
    await on.phone.context.addInitScript(() => {
      if (!localStorage.getItem('settings')?.includes('"es"'))
        localStorage.setItem('settings', JSON.stringify({ language: 'es' }));
    });
    await openHome();
    await on.open('/pop');
    await tick('Tu ubicación');
    await on.page.getByText(/^En un navegador no recogemos nada/).waitFor();
    await on.phone.context.setOffline(true);
    await press('Continuar con lo marcado');
    await at('/');
    await on.phone.context.setOffline(false);
    const token = await newcomer(on.page, lender(), numberIn('mx', '712347703'));
    await expect.poll(() => said(token)).toEqual({});
    await on.page.reload();
    await expect.poll(() => said(token)).toEqual({ ...refusedAll, location: 'given' });
    await on.open('/pop');
    await expect.poll(() => box('Tu ubicación').isChecked()).toBe(true);
    on.phone.expectNoErrors(/ERR_INTERNET_DISCONNECTED/);
  });
});
