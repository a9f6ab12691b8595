import { errorCodes, kenya, type Policy } from '@kopa/contract';
import { sandboxDeviceData, uploadEnable, uploadStatus } from '@kopa/contract/calls/upload-tracking';
import { deviceDataKinds } from '@kopa/contract/enumerations/device-data';
import { describe, expect, it } from 'vitest';
import { applied, registered, submitted } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import { consentEvents, deviceDataUploads } from '../storage/schema/index.ts';

const test = useDatabase();
const none = { appList: false, sms: false, exif: false, device: false, contact: false, location: false };

/** A borrower with an application at a lender of this reading. */
async function start(deviceData: Policy['deviceData']) {
  const lender = await startTestLender(test.db);
  lender.lender.policy = { ...lender.lender.policy, deviceData };
  const { token, orderNo } = await applied(lender);
  const enable = async (said: { grant?: string; refuse?: string } = {}) =>
    lender.send(uploadEnable, said, { token });
  return {
    lender,
    token,
    orderNo,
    enable,
    kinds: async () => {
      const { kinds } = granted(await lender.call(uploadEnable, {}, { token }));
      return Object.fromEntries(kinds.map(({ kind, answer, enable: on }) => [kind, [answer, on]]));
    },
    status: async () => granted(await lender.call(uploadStatus, { orderNo }, { token })),
    arrive: (...kinds: (typeof deviceDataKinds)[number][]) =>
      lender.call(sandboxDeviceData, { orderNo, kinds }),
  };
}

describe('device data', () => {
  it('[S7-69] [S7-70] [S4-76] Kenya neither collects nor requests device data', async () => {
    expect(kenya.deviceData).toBe('none');
    const { enable, status, arrive } = await start('none');
    expect(granted(await enable())).toEqual({ enable: false, kinds: [] });
    expect(await enable({ grant: 'sms' })).toMatchObject({ code: errorCodes.deviceDataOff });
    expect((await arrive('sms')).code).toBe(errorCodes.deviceDataOff);
    expect(await status()).toEqual({ ...none, complete: true });
    expect(await test.db.select().from(consentEvents)).toEqual([]);
    expect(await test.db.select().from(deviceDataUploads)).toEqual([]);
  });

  it('[S7-69] collection is off until the borrower consents, for each kind separately', async () => {
    const { enable, kinds } = await start('consent');
    const first = granted(await enable());
    expect(first['enable']).toBe(false);
    const listed = first['kinds'] as { kind: string; purpose: string }[];
    expect(listed.map(({ kind }) => kind)).toEqual([...deviceDataKinds]);
    for (const { kind, purpose } of listed) {
      expect(purpose).not.toContain(kind === 'sms' ? 'deviceDataPurpose' : `.${kind}`);
      expect(purpose.length).toBeGreaterThan(20);
    }
    expect(granted(await enable({ grant: 'device,location', refuse: 'sms' }))).toMatchObject({
      enable: true,
    });
    expect(await kinds()).toEqual({
      appList: ['unasked', false],
      sms: ['refused', false],
      exif: ['unasked', false],
      device: ['granted', true],
      contact: ['unasked', false],
      location: ['granted', true],
    });
  });

  it.each([
    ['[S6-04]', 'contact'],
    ['[S6-05]', 'sms'],
    ['[S6-06]', 'exif'],
    ['[S6-07]', 'device'],
    ['[S6-09]', 'location'],
    ['[S6-11]', 'appList'],
  ] as const)('%s consent to %s permits that kind alone', async (_, kind) => {
    const { enable, kinds } = await start('consent');
    granted(await enable({ grant: kind }));
    const off = Object.fromEntries(deviceDataKinds.map((each) => [each, ['unasked', false]]));
    expect(await kinds()).toEqual({ ...off, [kind]: ['granted', true] });
  });

  it('under `upFront` a kind is collected unless the borrower has refused', async () => {
    const { enable, kinds } = await start('upFront');
    expect(granted(await enable())).toMatchObject({ enable: true });
    expect(await kinds()).toMatchObject({ contact: ['unasked', true], sms: ['unasked', true] });
    granted(await enable({ refuse: deviceDataKinds.join(',') }));
    expect(granted(await enable())).toMatchObject({ enable: false });
  });

  it('[S4-77] [S7-70] the collection is complete when all permitted kinds have arrived for the order', async () => {
    const { enable, status, arrive } = await start('consent');
    granted(await enable({ grant: 'device,location' }));
    expect(await status()).toEqual({ ...none, complete: false });
    granted(await arrive('device'));
    granted(await arrive('device'));
    expect(await status()).toEqual({ ...none, device: true, complete: false });
    expect((await arrive('location', 'sms')).code).toBe(errorCodes.deviceDataOff);
    expect(await status()).toEqual({ ...none, device: true, complete: false });
    granted(await arrive('location'));
    expect(await status()).toEqual({ ...none, device: true, location: true, complete: true });
    granted(await enable({ grant: 'exif' }));
    expect((await status()).complete).toBe(false);
  });

  it('[S6-04] each consent and each refusal is stored with the displayed text, and the newest applies', async () => {
    const { lender, token, enable, kinds } = await start('consent');
    granted(await enable({ grant: 'sms' }));
    granted(await enable({ grant: 'sms' }));
    granted(await lender.send(uploadEnable, { refuse: 'sms' }, { token, lang: 'es' }));
    granted(await enable({ grant: 'sms,contact', refuse: 'sms' }));
    expect(await kinds()).toMatchObject({ sms: ['refused', false], contact: ['granted', true] });
    const said = await test.db.select().from(consentEvents).orderBy(consentEvents.id);
    expect(said.map(({ purpose, given, language }) => [purpose, given, language])).toEqual([
      ['sms', true, 'en'],
      ['sms', false, 'es'],
      ['contacts', true, 'en'],
    ]);
    expect(said[1]!.text.text).toMatch(/^Mensajes de bancos/);
    await expect(test.db.delete(consentEvents)).rejects.toThrow();
  });

  it('[S6-04] a loan does not depend on device data: a borrower who refuses all kinds can apply', async () => {
    const lender = await startTestLender(test.db);
    lender.lender.policy = { ...lender.lender.policy, deviceData: 'upFront' };
    const token = await registered(lender, '722000555');
    granted(await lender.send(uploadEnable, { refuse: deviceDataKinds.join(',') }, { token }));
    expect((await submitted(lender)).order.step).toBe(1);
  });

  it('an unknown kind is refused, and changes nothing', async () => {
    const { enable } = await start('consent');
    for (const grant of ['camera', 'sms,camera', 'sms;location', '__proto__', ' ', 'x'.repeat(300)]) {
      const refused = await enable({ grant });
      expect([grant, refused.code]).toEqual([grant, errorCodes.invalidInput]);
      for (const key of Object.values(refused.fields ?? {})) expect(key).toBe('deviceData.unknown');
    }
    granted(await enable({ grant: '' }));
    expect(await test.db.select().from(consentEvents)).toEqual([]);
  });
});
