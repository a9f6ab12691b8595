import type { Order } from '@kopa/contract/entities';
import { orderSteps, type OrderStepName } from '@kopa/contract/order-steps';
import { kenya } from '@kopa/contract/policy';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasNative } from '../bridge/bridge.ts';
import { collectDeviceData } from '../bridge/device-data.ts';
import { policy } from '../session/policy.ts';
import { collectOnTheWay } from './collect-on-the-way.ts';

vi.mock('../bridge/bridge.ts', () => ({ hasNative: vi.fn() }));
vi.mock('../bridge/device-data.ts', () => ({ collectDeviceData: vi.fn() }));
vi.mock('../session/policy.ts', () => ({ brand: vi.fn(), policy: vi.fn() }));
const collect = vi.mocked(collectDeviceData);

const at = (step: OrderStepName, orderNo = 'K1') => ({ orderNo, step: orderSteps[step] }) as Order;
const reading = (deviceData: 'none' | 'consent') =>
  vi.mocked(policy).mockReturnValue({ ...kenya, deviceData });

beforeEach(() => {
  collect.mockReset();
  collect.mockRejectedValue(new Error('whatever'));
  vi.mocked(hasNative).mockReturnValue(true);
  reading('consent');
});

describe('a saved part of the application', () => {
  it('[S7-97] a saved part starts the collection with the saved step and the submit flag', async () => {
    collectOnTheWay(at('basicInfo'), at('addition'));
    await vi.waitFor(() => expect(collect).toHaveBeenCalledWith({ orderNo: 'K1', step: 6, isSubmit: false }));
    collectOnTheWay(at('question'), at('applying'));
    await vi.waitFor(() =>
      expect(collect).toHaveBeenLastCalledWith({ orderNo: 'K1', step: 17, isSubmit: true }),
    );
  });

  it.each([
    ['an order that has just begun', null, at('basicInfo')],
    ['another order', at('basicInfo'), at('addition', 'K2')],
    ['a part that is still open', at('addition'), at('addition')],
    ['a loan that is agreed to', at('confirm'), at('getMoney')],
  ])('no collection starts %s', async (_, before, after) => {
    collectOnTheWay(before, after);
    await vi.dynamicImportSettled();
    expect(collect).not.toHaveBeenCalled();
  });

  it('no request is sent in a browser, or in an edition without collection', async () => {
    reading('none');
    collectOnTheWay(at('basicInfo'), at('addition'));
    reading('consent');
    vi.mocked(hasNative).mockReturnValue(false);
    collectOnTheWay(at('basicInfo'), at('addition'));
    await vi.dynamicImportSettled();
    expect(collect).not.toHaveBeenCalled();
  });
});
