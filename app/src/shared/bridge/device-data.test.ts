import type { ResultOf } from '@kopa/contract/calls/call';
import type { uploadEnable } from '@kopa/contract/calls/upload-tracking';
import { deviceDataKinds, type DeviceDataKind } from '@kopa/contract/enumerations/device-data';
import { orderSteps } from '@kopa/contract/order-steps';
import { kenya, type Policy } from '@kopa/contract/policy';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnsent, replaceUnsent } from '../consent/unsent-answers.ts';
import { CallError } from '../lender/call-error.ts';
import { transmit as line } from '../lender/test/mocked-line.ts';
import { policy } from '../session/policy.ts';
import { endSession, startSession } from '../session/session.ts';
import { bridgeTable } from './bridge-table.ts';
import { collectDeviceData } from './device-data.ts';

vi.mock('../lender/line.ts', () => import('../lender/test/mocked-line.ts'));
vi.mock('../session/policy.ts', () => ({ brand: vi.fn(), policy: vi.fn() }));

let told: Record<string, unknown>[];
const point = { orderNo: 'K7M3QX9TAB4', step: orderSteps.addition, isSubmit: false } as const;

type Enabled = ResultOf<typeof uploadEnable>;
const consent = (
  kind: DeviceDataKind,
  answer: 'granted' | 'refused' | 'unasked',
  enable = answer === 'granted',
) => ({
  kind,
  purpose: '',
  answer,
  enable,
});
const reading = (deviceData: Policy['deviceData']) =>
  vi.mocked(policy).mockReturnValue({ ...kenya, deviceData });

/** How the lender answers the two questions. */
function lenderSays(
  { enable, kinds }: { enable: boolean; kinds: Enabled['kinds'] },
  arrived: readonly DeviceDataKind[] = [],
  complete = deviceDataKinds.every((kind) => arrived.includes(kind)),
) {
  line.mockImplementation(async ({ url }) => ({
    code: 0,
    msg: '',
    data: url.includes('orderNo=')
      ? { ...Object.fromEntries(deviceDataKinds.map((kind) => [kind, arrived.includes(kind)])), complete }
      : { enable, kinds },
  }));
}

beforeEach(() => {
  told = [];
  vi.stubGlobal('window', { KopaNative: { postMessage: (text: string) => told.push(JSON.parse(text)) } });
  startSession({ token: 't', userId: 'u-1', mobile: '712345678' });
  reading('consent');
  line.mockReset();
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const granted = (...kinds: DeviceDataKind[]) => ({
  enable: kinds.length > 0,
  kinds: deviceDataKinds.map((kind) => consent(kind, kinds.includes(kind) ? 'granted' : 'refused')),
});

describe('device data', () => {
  it('[S7-97] the app asks the native app for the consented kinds of an order at a step', async () => {
    lenderSays(granted('device', 'location'));
    expect(await collectDeviceData(point)).toBe(true);
    const message = {
      action: 'timeSDK',
      orderNo: 'K7M3QX9TAB4',
      userId: 'u-1',
      step: 11,
      isSubmit: false,
      appList: false,
      sms: false,
      exif: false,
      device: true,
      contact: false,
      location: true,
    };
    expect(told).toEqual([message]);
    expect(bridgeTable.timeSDK.message.safeParse(told[0]).success).toBe(true);
    await collectDeviceData({ ...point, step: orderSteps.question, isSubmit: true });
    expect(told[1]).toEqual({ ...message, step: 17, isSubmit: true });
  });

  it.each([
    ['[S7-98]', 'appList'],
    ['[S7-99]', 'sms'],
    ['[S7-100]', 'exif'],
    ['[S7-101]', 'device'],
    ['[S7-102]', 'contact'],
    ['[S7-103]', 'location'],
  ] as const)(
    '%s the flag %s alone is true when the borrower consented to that kind alone',
    async (_, kind) => {
      lenderSays(granted(kind));
      expect(await collectDeviceData(point)).toBe(true);
      const flags = Object.fromEntries(deviceDataKinds.map((each) => [each, each === kind]));
      expect(told).toEqual([expect.objectContaining(flags)]);
    },
  );

  it('[S4-76] the app does not ask without the enable flag, whatever the consents', async () => {
    lenderSays({ ...granted(...deviceDataKinds), enable: false });
    expect(await collectDeviceData(point)).toBe(false);
    expect(told).toEqual([]);
  });

  it('[S4-77] the app does not ask when all six kinds, or all permitted kinds, have arrived, and no kind is asked twice', async () => {
    lenderSays(granted(...deviceDataKinds), deviceDataKinds);
    expect(await collectDeviceData(point)).toBe(false);
    lenderSays(granted('device'), ['device'], true);
    expect(await collectDeviceData(point)).toBe(false);
    expect(told).toEqual([]);
    lenderSays(granted('device', 'sms'), ['device'], false);
    expect(await collectDeviceData(point)).toBe(true);
    expect(told[0]).toMatchObject({ sms: true, device: false });
  });

  it('Kenya asks neither the native app nor the lender', async () => {
    reading('none');
    lenderSays(granted(...deviceDataKinds));
    expect(await collectDeviceData(point)).toBe(false);
    expect(line).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('`upFront` asks unless the borrower has refused; under `consent` no answer is a refusal', async () => {
    const kinds = [consent('device', 'unasked', true), consent('sms', 'refused', false)];
    lenderSays({ enable: true, kinds });
    expect(await collectDeviceData(point)).toBe(false);
    reading('upFront');
    expect(await collectDeviceData(point)).toBe(true);
    expect(told).toEqual([expect.objectContaining({ device: true, sms: false, appList: false })]);
  });

  it('the app does not ask after a refusal on this phone that the lender does not know yet', async () => {
    lenderSays(granted('device', 'location'));
    keepUnsent('u-1', { location: { version: '', given: false } });
    expect(await collectDeviceData(point)).toBe(true);
    expect(told).toEqual([expect.objectContaining({ device: true, location: false })]);
    keepUnsent('u-1', { deviceInfo: { version: '', given: false } });
    expect(await collectDeviceData(point)).toBe(false);
    replaceUnsent('u-1', {});
  });

  it('two concurrent triggers ask once', async () => {
    lenderSays(granted('device'));
    await Promise.all([collectDeviceData(point), collectDeviceData({ ...point })]);
    expect(told).toHaveLength(1);
  });

  it('the app does not ask in a browser, for a visitor, or after a logout meanwhile', async () => {
    lenderSays(granted('device'));
    const late = collectDeviceData(point);
    endSession();
    expect([await late, await collectDeviceData(point)]).toEqual([false, false]);
    startSession({ token: 't', userId: 'u-1', mobile: '712345678' });
    vi.stubGlobal('window', {});
    expect(await collectDeviceData(point)).toBe(false);
    expect(told).toEqual([]);
  });

  it('[S7-110] the app does not ask without an answer of the lender, and the failure stays silent', async () => {
    line.mockRejectedValue(new CallError('network'));
    expect(await collectDeviceData(point)).toBe(false);
    lenderSays(granted('device'));
    const answers = line.getMockImplementation()!;
    line.mockImplementation((sent) =>
      sent.url.includes('orderNo=') ? Promise.reject(new CallError('timeout')) : answers(sent),
    );
    expect(await collectDeviceData(point)).toBe(false);
    expect(told).toEqual([]);
  });

  it('the request never includes a kind without consent, whatever the lender answers', async () => {
    const some = fc.subarray([...deviceDataKinds]);
    await fc.assert(
      fc.asyncProperty(some, some, some, fc.boolean(), async (consented, enabled, arrived, enable) => {
        told = [];
        const kinds = deviceDataKinds.map((kind) =>
          consent(kind, consented.includes(kind) ? 'granted' : 'refused', enabled.includes(kind)),
        );
        lenderSays({ enable, kinds }, arrived);
        const isTold = await collectDeviceData(point);
        expect(told).toHaveLength(isTold ? 1 : 0);
        const wanted = deviceDataKinds.filter((kind) => told[0]?.[kind] === true);
        expect(wanted.filter((kind) => !consented.includes(kind) || arrived.includes(kind))).toEqual([]);
        if (isTold) expect([enable, wanted.length > 0]).toEqual([true, true]);
      }),
      { seed: 20_260_117, numRuns: 200 },
    );
  });
});
