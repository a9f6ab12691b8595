import type { ResultOf } from '@kopa/contract/calls/call';
import type { getVoucherList } from '@kopa/contract/calls/voucher';
import type { RepayDetail } from '@kopa/contract/entities';
import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import { repayWays } from '@kopa/contract/policy';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { EmptyState } from '@kopa/ui/empty-state';
import { MessageCircle } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { Page } from '../../shared/screen/page.tsx';
import { policy, wallet } from '../../shared/session/policy.ts';
import { detailAddress, proofAddress } from './proof-address.ts';
import { ProofCard } from './proof-card.tsx';
import { startProof } from './proof-draft.ts';
import { proofAgain } from './proof-values.ts';

/** The data of all views. */
export interface KnownProofs {
  detail: RepayDetail;
  proofs: ResultOf<typeof getVoucherList>;
  /** Load time of the proofs, by this phone's clock. */
  readAt: number;
}

/** The sent proofs, newest first, and two ways to another one. */
export function ProofList({ detail, proofs, readAt }: KnownProofs) {
  const { t } = useTranslation('proof');
  const { orderNo } = detail.order;
  const { vouchers, serverTime } = proofs;
  // The remaining time is by the lender's clock, not the phone's.
  const now = () => Date.now() + serverTime - readAt;
  return (
    <Page
      title={t('title')}
      fallback={detailAddress(orderNo)}
      footer={
        <Button block onClick={() => navigate(proofAddress(orderNo, 'new'))}>
          {t('send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        {readsMessages() && (
          <Card flush>
            <ListRow
              icon={<MessageCircle aria-hidden />}
              label={t('message.row')}
              caption={t('message.rowHint')}
              onClick={() => navigate(proofAddress(orderNo, 'message'))}
            />
          </Card>
        )}
        {vouchers.length === 0 ? (
          <div className="pt-6">
            <EmptyState
              illustration={<Illustration name="empty" />}
              title={t('empty.title')}
              body={t('empty.body', { hours: policy().voucher.answerHours })}
            />
          </div>
        ) : (
          <section className="flex flex-col gap-3">
            <h2 className="ps-4 text-label text-muted">{t('sent')}</h2>
            {vouchers.map((voucher) => (
              <ProofCard
                key={voucher.voucherId}
                voucher={voucher}
                now={now}
                onAgain={() => {
                  startProof(orderNo, proofAgain(voucher));
                  navigate(proofAddress(orderNo, 'new'));
                }}
              />
            ))}
          </section>
        )}
      </div>
    </Page>
  );
}

/** Whether borrowers pay with M-Pesa, the only wallet whose messages this app reads. */
function readsMessages(): boolean {
  const { market, repay } = policy();
  const byPrompt = repayWays(market.code, repay.methods).some(({ method }) => method === 'mpesa');
  return byPrompt && wallet() === mobileMoneyNames.MPESA;
}
