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

/** The borrower's progress: the order, the finished step, and whether the application was submitted. */
export interface CollectingPoint {
  orderNo: string;
  step: OrderStep;
  isSubmit: boolean;
}

/** Pending requests, so that a double tap asks once. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Lets the native app collect phone data (S7-97): only with the lender's enable flag (S4-76), only while data
 * is missing for the order (S4-77), and only the missing kinds with the borrower's consent (S7-98 to S7-103).
 * Returns whether the request was sent. Never fails, and no borrower action may wait for it: no loan depends
 * on it.
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
  // In a browser, and where nothing is ever collected, no request is sent.
  if (!borrower || !hasNative() || policy().deviceData === 'none') return false;
  const consented = await consentedKinds();
  if (consented.length === 0) return false;
  const status = await askUploadStatus(orderNo);
  // Without knowledge of the collected data nothing is collected.
  if (status.code !== 0 || status.data.complete) return false;
  const wanted = new Set(consented.filter((kind) => !status.data[kind]));
  // A logout in the meantime ends the consent.
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
 * The kinds of data that the logged-in borrower allows now: the lender's record, minus refusals on this phone
 * since; empty without the enable flag. Throws a CallError when the lender does not answer.
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
