import { getCreditInfo } from '@kopa/contract/calls/loan';
import type { CreditInfo } from '@kopa/contract/entities';
import { Wallet } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';

/**
 * The borrower's credit limit (S1-35, S1-36) with the obstacle to a new loan, and the link to home. Without
 * an answer the link alone.
 */
export function CreditRow() {
  const { t } = useTranslation('me');
  const format = useFormat();
  const { data } = useQuery({
    queryKey: [...queryKeys.user, 'credit'],
    queryFn: () => send(getCreditInfo, {}),
  });
  return (
    <ListRow
      icon={<Wallet aria-hidden />}
      label={t('limit')}
      end={data && format.money(data.creditLimitCents)}
      caption={data && obstacle(data)}
      onClick={() => navigate('/')}
    />
  );

  function obstacle({ blockedBy, usedCents, reapplyOn }: CreditInfo): string | undefined {
    if (blockedBy === 'activeLoan') return t('limitUsed', { sum: format.money(usedCents) });
    return reapplyOn === null ? undefined : t('limitFrom', { day: format.fullDay(reapplyOn) });
  }
}
