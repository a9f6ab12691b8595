import { deskApplication } from '@kopa/contract/desk/calls/borrowers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useSettings } from '../../shared/session/settings.ts';

/** What was filled in for an order, masked. */
export function ApplicationTab({ id, orderNo }: { id: string; orderNo: string }) {
  const { t } = useTranslation('desk');
  const { language } = useSettings();
  const query = useQuery({
    queryKey: queryKeys.application(id, orderNo, language),
    queryFn: ({ signal }) => send(deskApplication, { id, orderNo }, { signal }),
  });
  if (!query.data) return <Waiting query={query} rows={10} />;
  const { parts } = query.data;
  return (
    <div className="flex max-w-160 flex-col gap-6 px-6 py-4 max-[44.99rem]:px-4">
      <Stale query={query} />
      {parts.length === 0 ? <p className="text-body text-muted">{t('borrowers.nothingFilled')}</p> : null}
      {parts.map(({ part, facts }) => (
        <section key={part} className="flex flex-col gap-2">
          <h2 className="text-title text-ink">{t(`borrowers.part.${part}`)}</h2>
          <Facts facts={facts.map(({ label, value }) => [label, value] as const)} />
        </section>
      ))}
      <p className="text-caption text-muted">{t('loan.noContacts')}</p>
    </div>
  );
}
