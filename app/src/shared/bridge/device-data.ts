import { uploadEnable } from '@kopa/contract/calls/upload-tracking';
import { deviceDataKinds, type DeviceDataKind } from '@kopa/contract/enumerations/device-data';
import { permissionOf } from '@kopa/contract/enumerations/permissions';
import type { OrderStep } from '@kopa/contract/order-steps';
import { unsentHere } from '../consent/unsent-answers.ts';
import { send } from '../lender/client.ts';
import { askUploadStatus } from '../lender/upload-status.ts';
import { policy } from '../session/policy.ts';
import { session } from '../session/session.ts';
import { hasNative, tellNative } from './bridge.ts';

/** Where the borrower is: the order, the step that was finished, and whether the whole application was sent with it. */
export interface CollectingPoint {
  orderNo: string;
  step: OrderStep;
  isSubmit: boolean;
}

/** What is on its way, so that a second tap asks nothing twice. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Lets the native app collect data of the phone (S7-97): only if the lender's enable flag is set (S4-76), not everything has
 * arrived for the order (S4-77), and only the kinds that this borrower lets be and that are still missing (S7-98 to S7-103). Says whether
 * it was asked to. Never fails, and nothing that a borrower does may wait for it: no loan depends on it.
 */
export function collectDeviceData(point: CollectingPoint): Promise<boolean> {
  const key = JSON.stringify(point);
  const before = underWay.get(key);
  if (before) return before;
  const collecting = collect(point)
    .catch(() => false)
    .finally(() => underWay.delete(key));
  underWay.set(key, collecting);
  return collecting;
}

async function collect({ orderNo, step, isSubmit }: CollectingPoint): Promise<boolean> {
  const borrower = session();
  // In a browser, and where nothing is ever collected, nobody is even asked.
  if (!borrower || !hasNative() || policy().deviceData === 'none') return false;
  const consented = await consentedKinds();
  if (consented.length === 0) return false;
  const status = await askUploadStatus(orderNo);
  // Not knowing what has arrived is no reason to collect.
  if (status.code !== 0 || status.data.complete) return false;
  const wanted = new Set(consented.filter((kind) => !status.data[kind]));
  // Whoever logged out meanwhile has not agreed to anything any more.
  if (wanted.size === 0 || session()?.userId !== borrower.userId) return false;
  const flags = Object.fromEntries(deviceDataKinds.map((kind) => [kind, wanted.has(kind)]));
  return tellNative({
    action: 'timeSDK',
    orderNo,
    userId: borrower.userId,
    step,
    isSubmit,
    ...(flags as Record<DeviceDataKind, boolean>),
  });
}

/**
 * The kinds of data that the borrower who is logged in lets be collected now, as the lender has them on record, without those that
 * were refused on this phone since; none when the enable flag is not set. Throws a CallError when the lender does not say.
 */
export async function consentedKinds(): Promise<DeviceDataKind[]> {
  const { enable, kinds } = await send(uploadEnable, {});
  if (!enable) return [];
  const mustBeGranted = policy().deviceData !== 'upFront';
  const unsent = unsentHere();
  return kinds
    .filter((each) => each.enable && (!mustBeGranted || each.answer === 'granted'))
    .filter(({ kind }) => unsent[permissionOf(kind)]?.given !== false)
    .map(({ kind }) => kind);
}
