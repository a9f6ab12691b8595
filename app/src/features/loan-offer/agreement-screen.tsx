import { loanAgreement } from '@kopa/contract/calls/loan';
import { Card } from '@kopa/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { useOrderInAddress } from '../../shared/order/use-order-in-address.ts';
import { LegalRows } from '../../shared/screen/legal-rows.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView, Wait } from '../../shared/screen/query-view.tsx';

/** /borrow/agreement: the loan agreement with the figures of the order that the address names, or of the newest. */
export default function AgreementScreen() {
  const named = useOrderInAddress();
  return named === null ? <AgreementOfNewest /> : <Agreement orderNo={named} />;
}

function AgreementOfNewest() {
  const { t } = useTranslation(['offer', 'content']);
  const latest = useLatestOrder();
  const order = latest.data?.order;
  if (order) return <Agreement orderNo={order.orderNo} />;
  if (latest.data && latest.isCurrent) return <GoTo to="/" />;
  return (
    <Page title={t('agreement.title')} fallback="/borrow/confirm_borrow">
      <Wait queries={[latest]} rows={8} />
    </Page>
  );
}

function Agreement({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation(['offer', 'content']);
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
            <Card flush>
              <LegalRows />
            </Card>
          </article>
        )}
      </QueryView>
    </Page>
  );
}
