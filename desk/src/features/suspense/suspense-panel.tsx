import type { LoanForMoney, SuspenseReview } from '@kopa/contract/desk/suspense-entities';
import { Note } from '@kopa/ui/note';
import { RadioList } from '@kopa/ui/radio-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { LookFor } from '../../shared/work/look-for.tsx';
import { WorkFoot } from '../../shared/work/work-foot.tsx';
import { SuspenseActs } from './suspense-acts.tsx';

/** One payment: what came in, the loans that it looks like, and the two acts. */
export function SuspensePanel({
  review,
  onNextFree,
  onLook,
}: {
  review: SuspenseReview;
  onNextFree: (() => void) | undefined;
  /** Another order is looked for; '' for none. */
  onLook: (orderNo: string) => void;
}) {
  const { t } = useTranslation('desk');
  const { money, moment, day } = useFormat();
  const { item, loans, looked } = review;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = loans.find(({ orderNo }) => orderNo === picked);
  return (
    <div className="flex min-h-full flex-col">
      <BackToList to="/suspense" label={t('nav.suspense')} />
      <div className="flex flex-1 flex-col gap-4 p-4">
        <h2 className="text-title wrap-anywhere text-ink">
          {t('suspense.title', { sum: money(item.cents), receipt: item.id })}
        </h2>
        <Facts
          facts={[
            [t('suspense.typed'), item.typed || t('suspense.notTyped')],
            [t('suspense.paidOn'), day(item.paidOn)],
            [t('suspense.since'), moment(item.since)],
            [t('suspense.promise'), item.dueAt === null ? '' : moment(item.dueAt)],
          ]}
        />
        {item.isProved ? (
          <Note tone="warning">
            {t('suspense.proved')}{' '}
            <Link to="/proofs" className="font-semibold text-link">
              {t('suspense.toProofs')}
            </Link>
          </Note>
        ) : null}
        {loans.length > 0 ? (
          <Loans loans={loans} picked={picked} onPick={setPicked} />
        ) : (
          <p className="text-body text-muted">{t('suspense.noLoans')}</p>
        )}
        <LookFor label={t('suspense.look')} action={t('suspense.lookFor')} onLook={onLook} />
        {looked === 'unknown' || looked === 'over' ? (
          <Note tone="warning">{t(`suspense.looked.${looked}`)}</Note>
        ) : null}
      </div>
      <WorkFoot
        queue="suspense"
        item={item}
        onNextFree={onNextFree}
        acts={<SuspenseActs item={item} loan={chosen} />}
      />
    </div>
  );
}

function Loans({
  loans,
  picked,
  onPick,
}: {
  loans: readonly LoanForMoney[];
  picked: string | null;
  onPick: (orderNo: string) => void;
}) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const captionOf = ({ because, owedCents, used }: LoanForMoney) =>
    [
      t(`suspense.because.${because}`),
      t('suspense.owed', { owed: money(owedCents), after: money(used.owedCents) }),
      ...(used.overpaidCents > 0 ? [t('suspense.overpaid', { sum: money(used.overpaidCents) })] : []),
    ].join(' · ');
  return (
    <RadioList
      legend={t('suspense.loans')}
      options={[
        ...loans.map((loan) => ({
          value: loan.orderNo,
          label: [loan.orderNo, loan.borrower.name || loan.borrower.phone].join(' · '),
          caption: captionOf(loan),
        })),
        { value: '', label: t('proofs.noneOfThese') },
      ]}
      value={picked}
      onChange={onPick}
    />
  );
}
