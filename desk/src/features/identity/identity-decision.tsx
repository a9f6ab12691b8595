import type { IdentityReview } from '@kopa/contract/desk/identity-entities';
import { Button } from '@kopa/ui/button';
import { ArrowLeft, CircleAlert } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { OwnerBar } from '../../shared/work/owner-bar.tsx';
import { IdentityActs } from './identity-acts.tsx';

const right = { area: 'identity', may: 'act' } as const;

/** Who has the identity, why a person looks, the application, and the three decisions. */
export function IdentityDecision({
  review,
  onNextFree,
  onRefetch,
  onClose,
}: {
  review: IdentityReview;
  onNextFree: (() => void) | undefined;
  onRefetch: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const { money, moment, day, count } = useFormat();
  const { id: me } = useSession();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const { item, loan, loansBefore, settledAt, settledBy } = review;
  const isWaiting = item.state === 'waiting';
  return (
    <div className="flex min-h-full flex-col gap-4 p-4">
      <div className="lg:hidden">
        <Button variant="text" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          {t('identity.review')}
        </Button>
      </div>
      {isWaiting ? (
        <OwnerBar queue="identity" item={item} onNextFree={onNextFree} />
      ) : (
        <p className="text-body text-ink">
          {settledAt === null
            ? t('identity.over')
            : t(settledBy === null ? 'identity.settled' : 'identity.settledBy', {
                state: t(`identity.state.${item.state}`),
                time: moment(settledAt),
                name: settledBy,
              })}
        </p>
      )}
      {mayAct ? null : <p className="text-caption text-muted">{whomToAsk(right)}</p>}
      <section className="flex flex-col gap-2 border-t border-decor pt-4">
        <h3 className="text-body font-semibold text-ink">{t('identity.whyLooks')}</h3>
        <ul>
          {item.reasons.map((reason) => (
            <li
              key={reason}
              className="flex gap-2 border-b border-decor py-2 text-body text-ink last:border-b-0"
            >
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              {t(`identity.why.${reason}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="text-body font-semibold text-ink">{t('identity.application')}</h3>
        <Facts
          facts={[
            [
              t('identity.wants'),
              t('identity.sumFor', { sum: money(loan.amountCents), days: count(loan.days) }),
            ],
            [t('identity.appliedOn'), day(loan.appliedOn)],
            [
              t('identity.loansBefore'),
              loansBefore.count === 0
                ? t('identity.noLoans')
                : t('identity.loansLate', { count: loansBefore.count, late: count(loansBefore.late) }),
            ],
            [t('identity.phone'), item.borrower.phone],
          ]}
        />
      </section>
      {mayAct && isWaiting && item.owner?.id === me ? (
        <IdentityActs review={review} onRefetch={onRefetch} />
      ) : null}
    </div>
  );
}
