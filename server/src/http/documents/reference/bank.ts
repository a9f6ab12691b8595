import type * as bank from '@kopa/contract/calls/bank';
import { clabePayout, payout, shownPayout } from './example-borrower.ts';
import { orderNo, orders } from './example-loan.ts';
import type { References } from './reference.ts';

const loanOrderId = orderNo;
const bindRefusals = ['orderNotFound', 'stepOutOfTurn', 'codeWrong', 'codeExpired', 'codeUsedUp'] as const;

export const bankReference: References<typeof bank> = {
  bindBankCard: {
    request: { loanOrderId, cardType: 'mobileMoney', ...payout },
    result: { order: orders.payoutAdded },
    refusals: bindRefusals,
  },
  addBankCard: {
    request: { loanOrderId, ...clabePayout },
    result: {
      order: {
        ...orders.payoutAdded,
        payout: { bankName: 'BBVA', name: 'BBVA', maskedNumber: '••• ••• 719' },
      },
    },
    refusals: bindRefusals,
  },
  getBankBranch: {
    request: { bankName: 'KE01' },
    result: { branches: [{ code: '01094', name: 'Head Office' }], count: 220 },
    refusals: [],
  },
  verifyBankCard: {
    request: { loanOrderId },
    result: { verified: true, account: shownPayout },
    refusals: ['orderNotFound'],
  },
};
