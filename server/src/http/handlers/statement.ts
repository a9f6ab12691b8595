import { repayStatement, repayStatementCsv } from '@kopa/contract/calls/statement';
import { loanStatement } from '../../lending/ledger/explained-statement.ts';
import { statementCsv } from '../../lending/ledger/statement-csv.ts';
import { on, type Answered } from '../call-handler.ts';

export const statement: readonly Answered[] = [
  on(repayStatement)(async ({ orderNo }, { lender, borrower, at, read }) =>
    read((db) => loanStatement(db, borrower().id, orderNo, at, lender.policy.market)),
  ),

  on(repayStatementCsv)(async ({ orderNo }, { lender, borrower, at, language, read }) => {
    const { market } = lender.policy;
    const told = await read((db) => loanStatement(db, borrower().id, orderNo, at, market));
    return statementCsv(told, language, market);
  }),
];
