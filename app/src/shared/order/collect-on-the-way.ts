import type { Order } from '@kopa/contract/entities';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { hasNative } from '../bridge/bridge.ts';
import { policy } from '../session/policy.ts';

const parts: readonly OrderStep[] = [
  orderSteps.basicInfo,
  orderSteps.addition,
  orderSteps.identityOcr,
  orderSteps.bindCard,
  orderSteps.question,
];

/**
 * After a saved part that moved the order, the native app may collect consented data (S7-97). Nothing waits
 * for it, and its result changes nothing here.
 */
export function collectOnTheWay(before: Order | null | undefined, after: Order): void {
  if (!hasNative() || policy().deviceData === 'none' || before?.orderNo !== after.orderNo) return;
  const { orderNo, step } = before;
  if (step === after.step || !parts.includes(step)) return;
  const isSubmit = after.step === orderSteps.applying;
  import('../bridge/device-data.ts')
    .then(({ collectDeviceData }) => collectDeviceData({ orderNo, step, isSubmit }))
    .catch(() => undefined);
}
