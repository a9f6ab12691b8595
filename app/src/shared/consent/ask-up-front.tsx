import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GoTo } from '../address/go-to.tsx';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import { policy } from '../session/policy.ts';
import { unsentHere } from './unsent-answers.ts';
import { neverAnswered, useConsents } from './use-consents.ts';

/**
 * Where data is collected up front, asks once before the application (S6-04 to S6-11), and then returns here
 * in any case. Continues when the lender does not answer.
 */
export default function AskUpFront({ children }: { children: ReactNode }) {
  const { t } = useTranslation('permissions');
  const { pathname, search } = useLocation();
  const { consents, query } = useConsents();
  const reading = consents?.deviceData ?? policy().deviceData;
  const asks = !consents || neverAnswered(consents.consents, unsentHere()).length > 0;
  if (reading !== 'upFront' || !asks) return children;
  // The cache may be older than an answer.
  if (query.isLoading)
    return (
      <Page title={t('title')}>
        <Wait queries={[query]} />
      </Page>
    );
  return consents ? <GoTo to="/pd_pop" returnTo={pathname + search} /> : children;
}
