import { loanAgreement } from '@kopa/contract/calls/loan';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';

/** /borrow/agreement: the loan agreement with this order's own figures. */
export default function AgreementScreen() {
  const { t } = useTranslation('offer');
  const [search] = useSearchParams();
  const orderNo = search.get('orderNo') ?? '';
  const query = useQuery({
    queryKey: queryKeys.agreement(orderNo),
    queryFn: () => send(loanAgreement, { orderNo }),
  });
  return (
    <Page title={t('agreement.title')} fallback="/borrow/confirm_borrow">
      <QueryView query={query} rows={8}>
        {({ title, version, clauses }) => (
          <article className="flex flex-col gap-4 pb-8">
            <h2 className="text-heading text-ink">{title}</h2>
            {clauses.map(({ heading, text }) => (
              <section key={heading} className="flex flex-col gap-1">
                <h3 className="text-title text-ink">{heading}</h3>
                <p className="text-body whitespace-pre-line text-ink">{text}</p>
              </section>
            ))}
            <p className="text-caption text-muted">{t('agreement.version', { version })}</p>
          </article>
        )}
      </QueryView>
    </Page>
  );
}
