import { nationalDigits } from '@kopa/contract/market/phone';
import {
  sandboxAdvanceClock,
  sandboxClock,
  sandboxDecide,
  sandboxOutbox,
} from '@kopa/contract/calls/sandbox';
import { approve, orderToDecide, reject } from '../../lending/decision/decide.ts';
import { orderEntity } from '../../lending/orders/order-entity.ts';
import { readOutbox } from '../../ports/sms/outbox.ts';
import { CallError } from '../../lending/call-error.ts';
import { on, type Answered, type CallContext, type Sandbox } from '../call-handler.ts';

export const sandbox: readonly Answered[] = [
  on(sandboxClock)(async (_, { at }) => ({ now: at })),

  on(sandboxAdvanceClock)(async ({ seconds }, context) => {
    const { clock, jobs } = sandboxOf(context);
    await jobs.runUntil(clock.now() + seconds * 1000, (instant) => clock.moveTo(instant));
    return { now: clock.now() };
  }),

  on(sandboxOutbox)(async ({ mobile }, { lender }) => ({
    messages: await readOutbox(
      lender.db,
      mobile === undefined ? undefined : nationalDigits(mobile, lender.policy.market),
    ),
  })),

  on(sandboxDecide)(async ({ orderNo, decision, reasons }, { lender, at, change }) =>
    change(async (tx) => {
      const order = await orderToDecide(tx, orderNo);
      const decided =
        decision === 'approve'
          ? await approve(tx, order, at, lender.policy)
          : await reject(tx, order, reasons, at, lender.policy);
      return { order: await orderEntity(tx, decided, at, lender.policy.market) };
    }),
  ),
];

function sandboxOf({ sandbox: present }: CallContext): Sandbox {
  if (!present) throw new CallError('unknownCall');
  return present;
}
