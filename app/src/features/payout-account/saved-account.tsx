import { verifyBankCard } from '@kopa/contract/calls/bank';
import { Note } from '@kopa/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';

/**
 * Whether the lender can pay to the account that an order has, which a later application takes over. Nothing
 * without an answer.
 */
export default function SavedAccount({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('payout');
  const { data } = useQuery({
    queryKey: [...queryKeys.latestOrder, 'account', orderNo],
    queryFn: () => send(verifyBankCard, { loanOrderId: orderNo }),
  });
  const { verified, account } = data ?? {};
  return (
    <div role="status" className="empty:hidden">
      {account && (
        <Note tone={verified ? 'success' : 'warning'}>
          {t(verified ? 'saved.payable' : 'saved.unpayable', {
            name: account.name,
            // On one line, as on a statement.
            number: account.maskedNumber.replaceAll(' ', '\u00a0'),
          })}
        </Note>
      )}
    </div>
  );
}
