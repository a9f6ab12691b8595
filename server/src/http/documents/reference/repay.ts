import type * as repay from '@kopa/contract/calls/repay';
import { orderNo, payment, repayDetail } from './example-loan.ts';
import type { References } from './reference.ts';

export const repayReference: References<typeof repay> = {
  repayOrderDetail: {
    request: { orderNo },
    result: repayDetail,
    refusals: ['orderNotFound', 'stepOutOfTurn'],
  },
  mpesaRepayLink: {
    request: { orderNo, amountCents: payment.amountCents, mobile: '0712 345 678' },
    result: { payment: { ...payment, status: 'pending', receipt: null } },
    refusals: [
      'orderNotFound',
      'stepOutOfTurn',
      'amountNotInteger',
      'amountBelowMinimum',
      'amountAboveBalance',
      'paymentPending',
      'tooManyPrompts',
      'paymentUnavailable',
      'noPaymentMethod',
    ],
  },
};
