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
 * When a part of the application has been saved and the order has moved on from it, the native app may collect what the borrower has
 * consented to (S7-97). Nothing waits for it, and whatever becomes of it changes nothing here.
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
