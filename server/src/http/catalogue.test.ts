import { errorCodes } from '@kopa/contract';
import {
  devicePackageList,
  downloadAddress,
  downloadOther,
  lendingRecord,
  repayColor,
  sandboxCatalogue,
} from '@kopa/contract/calls/catalogue';
import { customerService } from '@kopa/contract/calls/market';
import type { DeviceDataKind } from '@kopa/contract/enumerations/device-data';
import { permissionOf } from '@kopa/contract/enumerations/permissions';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registered } from '../../test/borrower.ts';
import { disbursed, startMoneyLender } from '../../test/loan.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { contrastOnWhite } from '../lending/catalogue/contrast.ts';
import { catalogue, consentEvents, users } from '../storage/schema/index.ts';

const test = useDatabase();
const names = (name: string) => ({ en: name, sw: name, es: name });
const put = async (lender: TestLender, list: string, items: unknown[]) =>
  granted(await lender.call(sandboxCatalogue, { list, items }));

describe('earlier loans', () => {
  it('[S7-65] a borrower sees only the own loans, as recorded in the books', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const { records } = granted(await lender.call(lendingRecord, {}, { token: loan.token }));
    expect(records).toEqual([
      {
        orderNo: loan.orderNo,
        productId: 'personal',
        status: 'repaying',
        lendingAmount: 1_000_000,
        disbursalAmount: 988_400,
        tenure: 91,
        createTime: expect.any(Number),
        disbursedOn: '2026-01-15',
        dueDate: '2026-04-16',
        repayAmount: 1_000_000,
        repaidAmount: 0,
        overdueDays: 0,
        paidOffAt: null,
      },
    ]);
    const other = await registered(lender, '722000901');
    expect(granted(await lender.call(lendingRecord, {}, { token: other })).records).toEqual([]);
    expect((await lender.call(lendingRecord, {})).code).toBe(errorCodes.notLoggedIn);
  });
});

describe('the colours of repayments', () => {
  it('[S7-66] the colours come from the lender and are readable on white', async () => {
    const lender = await startTestLender(test.db);
    const { colors } = granted(await lender.call(repayColor, {}));
    expect(new Set(colors.map(({ status }) => status))).toEqual(
      new Set(['repaying', 'overdue', 'failed', 'finished']),
    );
    for (const { color } of colors) expect(contrastOnWhite(color)).toBeGreaterThanOrEqual(4.5);
    const own = { status: 'overdue', fromDay: 1, untilDay: null, color: '#767676' };
    await put(lender, 'repayColors', [own]);
    expect(granted(await lender.call(repayColor, {})).colors).toEqual([own]);
    for (const color of ['#777777', 'red', '#fff', 146])
      expect(
        (await lender.send(sandboxCatalogue, { list: 'repayColors', items: [{ ...own, color }] })).data,
      ).toMatchObject({
        problems: [{ row: 1, field: 'color' }],
      });
  });
});

describe('the apps of the lender', () => {
  it('[S7-72] the lender states the download address of the calling app', async () => {
    const lender = await startTestLender(test.db);
    const ask = async (request: { packageName?: string; platform: 'android' | 'ios' }) =>
      granted(await lender.call(downloadAddress, request));
    const own = { packageName: 'king.credit.ng', appName: 'EasyCash' };
    expect(await ask({ platform: 'android' })).toEqual({
      ...own,
      address: 'https://kopa.example/easycash.apk',
    });
    expect(await ask({ platform: 'ios' })).toEqual({
      packageName: 'king.credit.ng',
      appName: null,
      address: null,
    });
    expect((await ask({ packageName: 'king.credit.jua', platform: 'android' })).appName).toBe('Jua');
    expect((await lender.send(downloadAddress, { platform: 'symbian' })).fields).toEqual({
      platform: 'platform.unknown',
    });
    const item = { ...own, platform: 'android', address: 'javascript:alert(1)' };
    expect((await lender.send(sandboxCatalogue, { list: 'downloads', items: [item] })).code).toBe(
      errorCodes.invalidInput,
    );
  });

  it('[S7-73] the other apps of the lender exclude the calling app', async () => {
    const lender = await startTestLender(test.db);
    expect(granted(await lender.call(downloadOther, { platform: 'android' }))).toEqual({
      apps: [{ packageName: 'king.credit.jua', appName: 'Jua', address: 'https://kopa.example/jua.apk' }],
    });
    expect(granted(await lender.call(downloadOther, { platform: 'ios' }))).toEqual({ apps: [] });
  });
});

/** A lender with a list, and a borrower who decides about the collection. */
const openPhone = async (deviceData: 'none' | 'consent' | 'upFront') => {
  const lender = await startTestLender(test.db);
  lender.lender.policy = { ...lender.lender.policy, deviceData };
  const token = await registered(lender);
  const [user] = await test.db.select().from(users);
  const say = async (granted: boolean, kind: DeviceDataKind = 'appList') => {
    const said = { userId: user!.id, purpose: permissionOf(kind), given: granted, version: 'x', at: 1 };
    const text = { name: 'x', text: 'x', kept: 'x' };
    await test.db.insert(consentEvents).values({ ...said, language: 'en', text });
  };
  const ask = async () => granted(await lender.call(devicePackageList, {}, { token }));
  return { lender, say, ask };
};

describe('the packages that an app may look for', () => {
  const listed = [{ packageName: 'com.safaricom.mpesa', purpose: names('To open M-Pesa') }];
  const nothing = { consented: false, packages: [] };
  const packages = [{ packageName: 'com.safaricom.mpesa', purpose: 'To open M-Pesa' }];

  it('[S7-28][S6-11] the list is empty without consent, and again after a withdrawal', async () => {
    const { lender, say, ask } = await openPhone('consent');
    await put(lender, 'devicePackages', listed);
    expect(await ask()).toEqual(nothing);
    await say(true, 'contact');
    expect(await ask()).toEqual(nothing);
    await say(true);
    expect(await ask()).toEqual({ consented: true, packages });
    await say(false);
    expect(await ask()).toEqual(nothing);
    expect((await lender.call(devicePackageList, {})).code).toBe(errorCodes.notLoggedIn);
  });

  it('[S6-11] the default list is empty, also with consent', async () => {
    const { say, ask } = await openPhone('consent');
    await say(true);
    expect(await ask()).toEqual({ consented: true, packages: [] });
  });

  it('[S6-11] the list is empty in an edition without device data, with any consent', async () => {
    const { lender, say, ask } = await openPhone('none');
    await put(lender, 'devicePackages', listed);
    await say(true);
    expect(await ask()).toEqual(nothing);
  });

  it('[S6-11] an edition that asks up front returns the list unless the borrower has refused', async () => {
    const { lender, say, ask } = await openPhone('upFront');
    await put(lender, 'devicePackages', listed);
    expect(await ask()).toEqual({ consented: true, packages });
    await say(false);
    expect(await ask()).toEqual(nothing);
  });
});

describe('customer service', () => {
  it("[S7-67] the answer follows the lender's list at once; without a list it is empty", async () => {
    const lender = await startTestLender(test.db);
    expect(granted(await lender.call(customerService, {})).phone).toBe('+254 20 000 0000');
    const own = { phone: '+254 709 000 111', email: 'care@lender.example', hours: '07:00-21:00' };
    await put(lender, 'customerService', [own]);
    expect(granted(await lender.call(customerService, {}))).toEqual(own);
    const licensed = { legalName: 'Kopa Credit Limited', licenceNumber: 'DCP/123' };
    await put(lender, 'customerService', [{ ...own, lender: licensed }]);
    expect(granted(await lender.call(customerService, {})).lender).toEqual({
      ...licensed,
      dataControllerNumber: '',
      postalAddress: '',
    });
    await test.db.delete(catalogue).where(eq(catalogue.list, 'customerService'));
    expect(granted(await lender.call(customerService, {}))).toEqual({ phone: '', email: '', hours: '' });
  });
});
