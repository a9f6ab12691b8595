import { productListMarket } from '@kopa/contract/calls/loan';
import { policyOfProduct } from '@kopa/contract/texts/policy-of-product';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { policy } from '../../shared/session/policy.ts';
import { LegalPage } from './legal-page.tsx';

/**
 * /terms_of_service and /TermsService (S2-37, S2-38): what holds between borrower and lender, with the price
 * of the first product, which is that of the borrower's order, if there is one. Without a price no text is
 * shown: its figures would be a guess.
 */
export default function TermsScreen() {
  const { t } = useTranslation('content');
  const query = useQuery({ queryKey: queryKeys.products, queryFn: () => send(productListMarket, {}) });
  if (query.data) return <LegalPage name="terms" rules={policyOfProduct(policy(), query.data.products[0])} />;
  return (
    <Page title={t('terms')} fallback="/">
      <Wait queries={[query]} shape="text" rows={6} />
    </Page>
  );
}
