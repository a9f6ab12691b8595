import type * as statement from '@kopa/contract/calls/statement';
import { loanStatement, orderNo } from './example-loan.ts';
import type { References } from './reference.ts';

export const statementReference: References<typeof statement> = {
  repayStatement: {
    request: { orderNo },
    result: loanStatement,
    refusals: ['orderNotFound', 'stepOutOfTurn'],
  },
  repayStatementCsv: {
    request: { orderNo },
    result: [
      'Day,Recorded on,What,How it was computed,Added (KSh),Taken off (KSh),Left to pay (KSh),In your favour (KSh),Receipt',
      '2026-01-15,2026-01-15,Loan,"KSh 9,884.00 sent to you, fee KSh 98.00 and tax KSh 18.00 taken off",10000.00,,10000.00,,',
      '',
    ].join('\r\n'),
    refusals: ['orderNotFound', 'stepOutOfTurn'],
  },
};
