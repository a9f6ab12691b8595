import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { useOrderInAddress } from '../../shared/order/use-order-in-address.ts';
import { LegalRows } from '../../shared/screen/legal-rows.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { AgreementText } from './agreement-text.tsx';

/** /borrow/agreement: the loan agreement with the figures of the order in the address, or of the newest. */
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
      <Wait queries={[latest]} shape="text" rows={8} />
    </Page>
  );
}

function Agreement({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation(['offer', 'content']);
  return (
    <Page title={t('agreement.title')} fallback="/borrow/confirm_borrow">
      <AgreementText orderNo={orderNo}>
        <Card flush>
          <LegalRows />
        </Card>
      </AgreementText>
    </Page>
  );
}
