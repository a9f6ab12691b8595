import type { OrderRecord } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';

/** Links to an order's other documents. */
export function RecordLinks({ record: { order, keyFacts } }: { record: OrderRecord }) {
  const { t } = useTranslation('records');
  const { orderNo, disbursedOn, status } = order;
  const links = [
    keyFacts && { name: 'agreement', path: '/borrow/agreement' },
    disbursedOn && { name: 'statement', path: '/repay/statement' },
    disbursedOn && status !== 'finished' && { name: 'proof', path: '/repay/voucher' },
  ] as const;
  const there = links.filter((link) => typeof link === 'object' && link !== null);
  if (there.length === 0) return null;
  return (
    <Card flush heading={t('links.heading')}>
      {there.map(({ name, path }) => (
        <ListRow
          key={name}
          label={t(`links.${name}`)}
          onClick={() => navigate(`${path}?orderNo=${orderNo}`)}
        />
      ))}
    </Card>
  );
}
