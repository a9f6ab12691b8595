import type { ProofPayment, ProofReview } from '@kopa/contract/desk/proof-entities';
import { Check, CircleAlert } from '@kopa/ui/icons';
import { RadioList } from '@kopa/ui/radio-list';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { Said } from '../../shared/screen/said.tsx';
import { LookFor } from '../../shared/work/look-for.tsx';

/** The payments that a proof may be about, field by field; and a receipt that is looked for. */
export function ProofPayments({
  review,
  chosen,
  onChoose,
  onLook,
}: {
  review: ProofReview;
  chosen: string | undefined;
  onChoose: (receipt: string) => void;
  onLook: (receipt: string) => void;
}) {
  const { t } = useTranslation('desk');
  const { sum, day } = useFormat();
  const { payments, looked } = review;
  const options = payments.map((payment) => ({
    value: payment.receipt,
    label: payment.receipt,
    caption: `${t(`proofs.from.${payment.from}`)} · ${day(payment.paidOn)}`,
    icon: <span className="text-body font-medium tabular-nums">{sum(payment.cents)}</span>,
    details: <Compared review={review} payment={payment} />,
  }));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-body font-semibold text-ink">{t('proofs.payments')}</h3>
      {payments.length === 0 ? (
        <p className="text-body text-muted">{t('proofs.noPayments')}</p>
      ) : (
        <RadioList
          legend={t('proofs.payments')}
          legendHidden
          value={chosen || 'none'}
          onChange={(value) => onChoose(value === 'none' ? '' : value)}
          options={[...options, { value: 'none', label: t('proofs.noneOfThese') }]}
        />
      )}
      <LookFor label={t('proofs.look')} action={t('proofs.lookFor')} onLook={onLook} />
      {looked === null ? null : (
        <Said tone={looked === 'payment' ? 'success' : 'warning'}>{t(`proofs.looked.${looked}`)}</Said>
      )}
    </section>
  );
}

/** A proof and a payment beside each other. */
function Compared({ review, payment }: { review: ProofReview; payment: ProofPayment }) {
  const { t } = useTranslation('desk');
  const { sum, day } = useFormat();
  const { item, typedReceipt } = review;
  const rows = [
    [t('proofs.receipt'), typedReceipt ?? t('proofs.notSaid'), payment.receipt, payment.agrees.receipt],
    [t('proofs.amount'), sum(item.amountCents), sum(payment.cents), payment.agrees.amount],
    [t('proofs.when'), day(item.paidOn), day(payment.paidOn), payment.agrees.day],
  ] as const;
  const head = 'py-1 pe-3 text-start font-text text-muted';
  return (
    <div className="px-4 pb-3">
      <table className="w-full text-caption text-ink">
        <caption className="sr-only">{t('proofs.compared', { receipt: payment.receipt })}</caption>
        <thead>
          <tr className="border-b border-control">
            <th scope="col" className={head}>
              {t('proofs.field')}
            </th>
            <th scope="col" className={head}>
              {t('proofs.proof')}
            </th>
            <th scope="col" className={head}>
              {t('proofs.payment')}
            </th>
            <th scope="col" className={head}>
              {t('proofs.agree')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, said, is, agrees]) => (
            <tr key={name} className="border-b border-decor">
              <th scope="row" className={head}>
                {name}
              </th>
              <td className="py-1 pe-3 wrap-anywhere tabular-nums">{said}</td>
              <td className="py-1 pe-3 wrap-anywhere tabular-nums">{is}</td>
              <td className="py-1">
                {agrees === null ? (
                  t('proofs.notSaid')
                ) : (
                  <span
                    className={
                      agrees
                        ? 'inline-flex items-center gap-1 font-semibold text-success'
                        : 'inline-flex items-center gap-1 font-semibold text-warning'
                    }
                  >
                    {agrees ? (
                      <Check aria-hidden className="size-4" />
                    ) : (
                      <CircleAlert aria-hidden className="size-4" />
                    )}
                    {t(agrees ? 'proofs.same' : 'proofs.differs')}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
