import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { CalendarPlus, ReceiptText } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';
import { send } from '../lender/client.ts';
import { queryKeys } from '../lender/queries.ts';

/** More time for a running loan; nothing while unknown, and nothing or a statement when not offered. */
export function ExtensionRow({ orderNo, otherwise }: { orderNo: string; otherwise?: string }) {
  const { t } = useTranslation('loan');
  const products = useQuery({
    queryKey: queryKeys.repayProducts,
    queryFn: () => send(marketRepayProducts, {}),
    // Home may have asked a moment ago, for the payment details of the loan.
    staleTime: 5000,
  });
  const extensionDays = products.data?.products.find((product) => product.orderNo === orderNo)?.extensionDays;
  if (!extensionDays)
    return extensionDays === null && otherwise ? <ListRow icon={<CalendarPlus />} label={otherwise} /> : null;
  return (
    <ListRow
      icon={<CalendarPlus />}
      label={t('row.extendBy', { count: extensionDays })}
      onClick={() => navigate(`/repay/exhibition_period_detail?orderNo=${orderNo}`)}
    />
  );
}

/** A payment that is not counted. */
export function ProofRow({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('loan');
  return (
    <ListRow
      icon={<ReceiptText />}
      label={t('row.proof')}
      onClick={() => navigate(`/repay/voucher?orderNo=${orderNo}`)}
    />
  );
}
