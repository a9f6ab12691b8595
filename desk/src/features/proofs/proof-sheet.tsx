import type { ProofReview } from '@kopa/contract/desk/proof-entities';
import { deskPicture } from '@kopa/contract/desk/pictures';
import { Button } from '@kopa/ui/button';
import { StatusChip } from '@kopa/ui/status-chip';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useSession } from '../../shared/session/session.ts';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { Pictures } from '../../shared/work/pictures.tsx';
import { ProofPayments } from './proof-payments.tsx';

const tones = { received: 'warning', inReview: 'info', accepted: 'success', rejected: 'neutral' } as const;

/** What a borrower sent, and the payments that it may be about. */
export function ProofSheet({
  query,
  back,
  onDecide,
  ...choice
}: {
  query: UseQueryResult<ProofReview>;
  /** The address of the list. */
  back: string;
  /** The receipt of the chosen payment; '': none. */
  chosen: string | undefined;
  onChoose: (receipt: string) => void;
  onLook: (receipt: string) => void;
  onDecide: () => void;
}) {
  const { t } = useTranslation('desk');
  const { id: me } = useSession();
  const { day, moment, sum } = useFormat();
  const toList = <BackToList to={back} label={t('nav.proofs')} />;
  if (!query.data)
    return (
      <>
        {toList}
        <Waiting query={query} />
      </>
    );
  const { item, paidTime, typedReceipt, receipt, reason, decidedAt, pictures } = query.data;
  const facts = [
    [t('proofs.amount'), sum(item.amountCents)],
    [t('proofs.when'), paidTime === null ? day(item.paidOn) : `${day(item.paidOn)}, ${paidTime}`],
    [t('proofs.receipt'), typedReceipt ?? t('proofs.notSaid')],
  ] as const;
  const decided =
    receipt === null
      ? reason && ([t('proofs.rejectedFor'), t(`proofs.reason.${reason}`)] as const)
      : ([t('proofs.acceptedWith'), receipt] as const);
  return (
    <div className="flex min-h-full flex-col">
      {toList}
      <header className="flex flex-col gap-1 border-b border-decor px-4 py-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-title text-ink">{t('proofs.of', { sum: sum(item.amountCents) })}</h2>
          <StatusChip tone={tones[item.state]}>{t(`proofs.state.${item.state}`)}</StatusChip>
          <span className="ms-auto text-caption text-muted">{item.orderNo}</span>
        </div>
        <p className="text-caption text-muted">
          {item.borrower.name || item.borrower.phone} · {t('proofs.sent', { time: moment(item.since) })}
          {item.dueAt === null ? null : ` · ${t('feedback.answerBy', { time: moment(item.dueAt) })}`}
        </p>
        <div className="lg:hidden">
          <Button variant="text" aria-keyshortcuts="i" onClick={onDecide}>
            {t('proofs.decision')}
          </Button>
        </div>
      </header>
      <Stale query={query} />
      <div className="flex flex-col gap-6 p-4">
        <section className="flex flex-col gap-3">
          <h3 className="text-body font-semibold text-ink">{t('proofs.whatWasSent')}</h3>
          <Facts
            facts={
              decided && decidedAt !== null
                ? [...facts, decided, [t('proofs.decidedAt'), moment(decidedAt)]]
                : facts
            }
          />
          <Pictures
            pictures={pictures.map(({ imageId, width, height }, index) => ({
              name: t('feedback.picture', { number: index + 1 }),
              address: deskPicture('proofs', item.id, imageId),
              width,
              height,
            }))}
            taken={item.owner?.id === me}
          />
        </section>
        {decidedAt === null ? <ProofPayments review={query.data} {...choice} /> : null}
      </div>
    </div>
  );
}
