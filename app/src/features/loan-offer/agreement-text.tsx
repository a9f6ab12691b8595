import { loanAgreement } from '@kopa/contract/calls/loan';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLastAnswer } from '../../shared/lender/use-last-answer.ts';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { SeenAt } from '../../shared/screen/seen-at.tsx';

/** The whole agreement with an order's figures, and the content below. */
export function AgreementText({
  orderNo,
  named = false,
  children,
}: {
  orderNo: string;
  /** The container shows the title. */
  named?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('offer');
  const query = useLastAnswer(
    'agreement',
    loanAgreement,
    { orderNo },
    { queryKey: queryKeys.agreement(orderNo) },
  );
  return (
    <QueryView query={query} rows={8}>
      {({ title, version, clauses }) => (
        <article className="flex flex-col gap-4 pb-8">
          <SeenAt at={query.seenAt} />
          {/* A sheet already has the title. */}
          {named ? null : <h2 className="text-heading text-ink">{title}</h2>}
          {clauses.map(({ heading, text }) => (
            <section key={heading} className="flex flex-col gap-1">
              <h3 className="text-title text-ink">{heading}</h3>
              <p className="text-body whitespace-pre-line text-ink">{text}</p>
            </section>
          ))}
          <p className="text-caption text-muted">{t('agreement.version', { version })}</p>
          {children}
        </article>
      )}
    </QueryView>
  );
}
