import { orderSteps } from '@kopa/contract/order-steps';
import { describe, expect, it } from 'vitest';
import { numberIn } from '../../server/test/market-numbers.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { newcomer, overHttp } from './over-http.ts';
import { applying, permissionHands, refusedAll } from './permission-hands.ts';

const none = { appList: false, sms: false, exif: false, device: false, contact: false, location: false };

describe('a lender without device data', () => {
  const on = onOneLender();
  const { press, at } = permissionHands(on);

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
  const hands = permissionHands(on);
  const { lender, press, box, tick, at, openHome, collected, said } = hands;

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

    const loan = await hands.apply(token);
    await hands.saveAbout(loan);
    await hands.saveWork(loan);
    await hands.sendPhotos();
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
    await on.page.getByText('We no longer use anything on your phone.').first().waitFor();
    await expect.poll(() => said(token)).toMatchObject({ location: 'given' });
    await on.phone.context.setOffline(false);
    await expect.poll(() => said(token)).toEqual(refusedAll);
    expect(await collected()).toHaveLength(1);
    await hands.saveAccount(loan);
    // A part of the app that was asked for without a line stays missing until the page is loaded again.
    await on.page.reload();
    await hands.sendApplication();
    await on.page.waitForLoadState('networkidle');
    expect(await collected()).toEqual([]);
    on.phone.expectNoErrors(/dynamically imported module/);
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
    on.phone.expectNoErrors();
  });
});
