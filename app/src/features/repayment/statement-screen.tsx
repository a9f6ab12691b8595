import { repayStatement } from '@kopa/contract/calls/statement';
import type { LoanStatement } from '@kopa/contract/entities';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLastAnswer } from '../../shared/lender/use-last-answer.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { SeenAt } from '../../shared/screen/seen-at.tsx';
import { StatementActions } from './statement-actions.tsx';
import { StatementLines } from './statement-lines.tsx';
import { StatementOnPaper } from './statement-on-paper.tsx';
import { StatementSums } from './statement-sums.tsx';
import { useLoanInQuestion } from './use-loan-in-question.ts';
import { usePaper } from './use-paper.ts';

/**
 * /repay/statement: the history of a loan's account, to read, print and save; of `?orderNo=`, or the newest
 * loan.
 */
export default function StatementScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['repay', 'statement', 'application']);
  const { orderNo, isMissing, queries } = useLoanInQuestion();
  const statement = useLastAnswer(
    'statement',
    repayStatement,
    { orderNo: orderNo ?? '' },
    { queryKey: queryKeys.statement(orderNo ?? ''), enabled: orderNo !== null },
  );
  if (isMissing) return <GoTo to="/" />;
  if (!statement.data)
    return (
      <Page title={t('statement.title')} fallback="/repay/repay_detail">
        <Wait queries={[...queries, statement]} shape="ledger" rows={6} />
      </Page>
    );
  return <Statement statement={statement.data} seenAt={statement.seenAt} />;
}

function Statement({ statement, seenAt }: { statement: LoanStatement; seenAt: number | null }) {
  const { t } = useTranslation('repay');
  const { isOnPaper, print } = usePaper();
  return (
    <Page
      title={t('statement.title')}
      fallback={`/repay/repay_detail?orderNo=${statement.orderNo}`}
      footer={<StatementActions orderNo={statement.orderNo} onPrint={print} />}
    >
      <div className="flex flex-col gap-3 pb-6 print:hidden">
        <SeenAt at={seenAt} />
        <StatementSums statement={statement} />
        <StatementLines statement={statement} />
      </div>
      {isOnPaper && <StatementOnPaper statement={statement} />}
    </Page>
  );
}
