import { Card } from '@kopa/ui/card';
import { FileText } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { ExtensionRow, ProofRow } from '../../shared/order/loan-rows.tsx';
import { RemindersRow } from '../../shared/order/reminders-row.tsx';

/** Links of a loan: an extension, if offered; the statement; a missing payment. */
export function LoanRows({ orderNo, running }: { orderNo: string; running: boolean }) {
  const { t } = useTranslation(['repay', 'loan']);
  return (
    <Card flush heading={t('loan:row.heading')}>
      {running && <ExtensionRow orderNo={orderNo} otherwise={t('row.noExtension')} />}
      <ListRow
        icon={<FileText />}
        label={t('row.statement')}
        caption={t('row.statementHint')}
        onClick={() => navigate(`/repay/statement?orderNo=${orderNo}`)}
      />
      {running && <RemindersRow />}
      <ProofRow orderNo={orderNo} />
    </Card>
  );
}
