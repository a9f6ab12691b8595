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
  const { phone, email } = data;
  const facts: readonly (readonly [name: string, value: string | undefined, href?: string])[] = [
    ['name', lender?.legalName],
    ['licence', lender?.licenceNumber],
    ['dataController', lender?.dataControllerNumber],
    ['address', lender?.postalAddress],
    ['phone', phone, `tel:${phone.replace(/\s/g, '')}`],
    ['email', email, `mailto:${email}`],
  ];
  return (
    <Card flush heading={t('lender.heading')}>
      {facts.map(
        ([name, value, href]) =>
          value && (
            <ListRow
              key={name}
              href={href}
              label={
                <>
                  <span className="block text-caption font-normal text-muted">{t(`lender.${name}`)}</span>
                  {value}
                </>
              }
            />
          ),
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
