import type { RepayDetail } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import { policy } from '../../shared/session/policy.ts';
import { usePaymentFailure } from '../../shared/payment/payment-failure.ts';

/** The failed payment with its remedy, and the pending one. */
export function PaymentNotes({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation(['repay', 'payment']);
  const format = useFormat();
  const failureText = usePaymentFailure();
  const pending = detail.payments.find(({ status }) => status === 'pending' || status === 'unknown');
  const failed =
    detail.order.step === orderSteps.payFail
      ? detail.payments.find(({ status }) => status === 'failed')
      : undefined;
  return (
    <>
      {failed && !pending && (
        <Note tone="danger" title={t('note.failed', { sum: format.money(failed.amountCents) })}>
          {t('note.failedBody', {
            time: format.time(failed.createTime),
            reason: failureText(failed.failure),
          })}
          <span className="block pt-1">{t('note.failedAgain')}</span>
        </Note>
      )}
      {pending && (
        <Note tone="info" title={t('note.pending', { sum: format.money(pending.amountCents) })}>
          {t('note.pendingBody')}
        </Note>
      )}
    </>
  );
}

/** An overpayment and its place. */
export function OverpaidNotes({ standing: { overpaidCents, refunds } }: Pick<RepayDetail, 'standing'>) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const isRefunded = policy().overpayment.use === 'refund';
  const waiting = refunds.find(({ status }) => status === 'pending');
  return (
    <>
      {overpaidCents > 0 && (
        <Note tone="info" title={t('note.overpaid', { sum: format.money(overpaidCents) })}>
          {t(waiting ? 'note.overpaidSent' : isRefunded ? 'note.overpaidBack' : 'note.overpaidNext')}
        </Note>
      )}
      {refunds
        .filter(({ status }) => status !== 'pending')
        .map(({ status, amountCents, receipt, createTime }) => (
          <Note
            key={createTime}
            tone={status === 'paid' ? 'success' : 'warning'}
            title={t(status === 'paid' ? 'note.refunded' : 'note.refundFailed', {
              sum: format.money(amountCents),
            })}
          >
            {status === 'paid'
              ? t('note.refundedBody', { day: format.day(dayOf(createTime)), receipt: receipt ?? '' })
              : t('note.refundFailedBody')}
          </Note>
        ))}
    </>
  );
}
