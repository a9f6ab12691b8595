import { dayMs } from '@kopa/contract/calendar';
import type * as sandbox from '@kopa/contract/calls/sandbox';
import { mobile, times } from './example-borrower.ts';
import { orderNo, orders, payment } from './example-loan.ts';
import type { References } from './reference.ts';

const simulated = {
  reference: 'ws_CO_180120261200001234567890',
  kind: 'repayment',
  orderNo,
  amountCents: payment.amountCents,
} as const;

export const sandboxReference: References<typeof sandbox> = {
  sandboxClock: { request: {}, result: { now: times.applied }, refusals: [] },
  sandboxAdvanceClock: {
    request: { seconds: 3 * 86_400 },
    result: { now: times.applied + 3 * dayMs },
    refusals: [],
  },
  sandboxOutbox: {
    request: { mobile },
    result: {
      messages: [
        {
          mobile,
          text: '482913 is your EasyCash code to log in. It is valid for 5 minutes. Do not tell anyone.',
          createTime: times.codeSent,
        },
      ],
    },
    refusals: [],
  },
  sandboxDecide: {
    request: { orderNo, decision: 'reject', reasons: ['tooManyLoans'] },
    result: { order: orders.rejected },
    refusals: ['orderNotFound', 'stepOutOfTurn'],
  },
  sandboxPayments: {
    request: { orderNo },
    result: { payments: [{ ...simulated, state: 'held' }] },
    refusals: [],
  },
  sandboxPaymentMode: { request: { mode: 'hold' }, result: { mode: 'hold' }, refusals: [] },
  sandboxSettle: {
    request: { reference: simulated.reference, resultCode: 0, copies: 1 },
    result: { payment: { ...simulated, state: 'settled' } },
    refusals: [],
  },
  sandboxReverse: {
    request: { receipt: 'TAI2EXAMPL' },
    result: { state: 'requested' },
    refusals: [],
  },
};
