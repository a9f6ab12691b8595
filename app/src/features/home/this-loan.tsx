import { Card } from '@kopa/ui/card';
import { Calendar, List, MessageCircle } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { ExtensionRow, ProofRow } from '../../shared/order/loan-rows.tsx';

/** The ways from home into a running loan. */
export function ThisLoan({ orderNo, late }: { orderNo: string; late: boolean }) {
  const { t } = useTranslation('loan');
  const detail = `/repay/repay_detail?orderNo=${orderNo}`;
  return (
    <Card flush heading={t('row.heading')}>
      <ListRow icon={<List />} label={t('row.lines')} onClick={() => navigate(detail)} />
      {!late && (
        <ListRow
          icon={<Calendar />}
          label={t('row.payDay')}
          onClick={() => navigate(`${detail}&show=days`)}
        />
      )}
      <ExtensionRow orderNo={orderNo} />
      {late && (
        <ListRow
          icon={<MessageCircle />}
          label={t('row.help')}
          caption={t('row.helpHint')}
          onClick={() => navigate('/user_center/customer_services')}
        />
      )}
      <ProofRow orderNo={orderNo} />
    </Card>
  );
}
