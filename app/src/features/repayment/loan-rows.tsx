import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { policy } from '../../shared/session/policy.ts';

/** Links of a loan: an extension, if offered; a missing payment; the statement. */
export function LoanRows({ orderNo, running }: { orderNo: string; running: boolean }) {
  const { t } = useTranslation('repay');
  const products = useQuery({
    queryKey: queryKeys.repayProducts,
    queryFn: () => send(marketRepayProducts, {}),
    enabled: running,
  });
  const { extension } = policy();
  const canExtend = products.data?.products.find((product) => product.orderNo === orderNo)?.canExtend;
  const go = (path: string) => () => navigate(`${path}?orderNo=${orderNo}`);
  return (
    <Card flush heading={t('row.heading')}>
      {running && canExtend === true && (
        <ListRow
          label={extension === 'none' ? t('row.extend') : t('row.extendBy', { count: extension.days })}
          onClick={go('/repay/exhibition_period_detail')}
        />
      )}
      <ListRow label={t('row.statement')} caption={t('row.statementHint')} onClick={go('/repay/statement')} />
      <ListRow label={t('row.proof')} onClick={go('/repay/voucher')} />
    </Card>
  );
}
