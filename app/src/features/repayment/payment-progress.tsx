import type { Payment, RepayDetail } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/hash-address.ts';
import { clearDraft, writeDraft } from '../../shared/draft/draft.ts';
import { Page } from '../../shared/screen/page.tsx';

/** Names the note of a payment whose result has not been shown yet. */
export const section = 'payment';

/** A payment on its way, paid or failed, said plainly. */
export function PaymentProgress({
  payment,
  detail,
  onSeen,
}: {
  payment: Payment;
  detail: RepayDetail;
  /** The borrower has seen the result and goes on. */
  onSeen: () => void;
}) {
  const { t } = useTranslation('repay');
  const paid = payment.status === 'paid';
  const failed = payment.status === 'failed';
  const { orderNo } = detail.order;
  useEffect(() => {
    if (paid || failed) clearDraft(orderNo, section);
    else writeDraft(orderNo, section, { values: { payOrderId: payment.payOrderId }, lastField: null });
  }, [paid, failed, orderNo, payment.payOrderId]);
  const finished = detail.order.step === orderSteps.finish;
  return (
    <Page
      title={t('cashier.title')}
      wait
      fallback="/repay/repay_detail"
      footer={
        failed ? (
          <Button block onClick={onSeen}>
            {t('payment.again')}
          </Button>
        ) : (
          <Button
            block
            variant={paid ? 'filled' : 'outline'}
            onClick={() => {
              if (paid) onSeen();
              navigate(paid ? '/repay/repay_detail' : '/');
            }}
          >
            {t(finished ? 'payment.finished' : paid ? 'payment.detail' : 'payment.home')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <div className="flex flex-col items-center gap-3" role="status">
          <Illustration name={paid ? 'approved' : failed ? 'rejected' : 'wait'} />
          <h2 className="text-center text-heading text-ink">
            {t(`payment.${paid ? 'paid' : failed ? 'failed' : 'pending'}`)}
          </h2>
          <Amount cents={payment.amountCents} size="amount" />
          <p className="text-center text-body text-muted">
            {t(paid ? 'payment.paidBody' : failed ? failureKey(payment.failure) : 'payment.pendingBody')}
          </p>
        </div>
        {paid && (
          <Card>
            <Ledger>
              <LedgerLine
                label={t('payment.receipt', { receipt: payment.receipt ?? '' })}
                cents={payment.amountCents}
              />
              <LedgerTotal label={t('line.left')} cents={detail.owedCents} />
            </Ledger>
          </Card>
        )}
        {!paid && !failed && <Note tone="success">{t('payment.leave')}</Note>}
      </div>
    </Page>
  );
}

/** Result codes that a borrower can do something about. */
const explained = new Set(['1', '1019', '1025', '1032', '1037', '2001']);

function failureKey(resultCode: string | null): string {
  return `failure.${resultCode !== null && explained.has(resultCode) ? resultCode : 'other'}`;
}
