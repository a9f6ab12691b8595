import { customerService } from '@kopa/contract/calls/market';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../lender/client.ts';
import { queryKeys } from '../lender/queries.ts';

/** The contacts and the lender's details; shared with the help sheet, and cached for an hour. */
export function useCustomerService({ enabled = true } = {}) {
  return useQuery({
    queryKey: queryKeys.customerService,
    queryFn: () => send(customerService, {}),
    enabled,
    staleTime: 3_600_000,
  });
}

/** The lender's name, licence and addresses, as far as stated. Nothing before. */
export function LenderCard() {
  const { t } = useTranslation('content');
  const { data } = useCustomerService();
  const lender = data?.lender;
  if (!data || (!lender && data.email === '' && data.phone === '')) return null;
  const facts = [
    ['licence', lender?.licenceNumber],
    ['dataController', lender?.dataControllerNumber],
    ['address', lender?.postalAddress],
  ] as const;
  return (
    <Card flush heading={t('lender.heading')}>
      {lender && <ListRow label={lender.legalName} caption={t('lender.name')} />}
      {facts.map(
        ([name, value]) => value && <ListRow key={name} label={value} caption={t(`lender.${name}`)} />,
      )}
      {data.phone !== '' && (
        <ListRow
          label={data.phone}
          caption={t('lender.phone')}
          href={`tel:${data.phone.replace(/\s/g, '')}`}
        />
      )}
      {data.email !== '' && (
        <ListRow label={data.email} caption={t('lender.email')} href={`mailto:${data.email}`} />
      )}
    </Card>
  );
}

/** The licensed lender in one line, for the foot of a page; nothing when unstated. */
export function LenderLine() {
  const { t } = useTranslation('content');
  const lender = useCustomerService().data?.lender;
  if (!lender) return null;
  return (
    <p className="text-caption text-muted">
      {lender.licenceNumber === ''
        ? t('lender.lends', { name: lender.legalName })
        : t('lender.licensed', { name: lender.legalName, licence: lender.licenceNumber })}
    </p>
  );
}
