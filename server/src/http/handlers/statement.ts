import { repayStatement, repayStatementCsv } from '@kopa/contract/calls/statement';
import { loanStatement } from '../../lending/ledger/explained-statement.ts';
import { statementCsv } from '../../lending/ledger/statement-csv.ts';
import { on, type Answered } from '../call-handler.ts';

export const statement: readonly Answered[] = [
  on(repayStatement)(async ({ orderNo }, { lender, borrower, at }) =>
    loanStatement(lender.db, borrower().id, orderNo, at, lender.policy.market),
  ),

  on(repayStatementCsv)(async ({ orderNo }, { lender, borrower, at, language }) => {
    const { market } = lender.policy;
    return statementCsv(await loanStatement(lender.db, borrower().id, orderNo, at, market), language, market);
  }),
];
