import type { Voucher } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Countdown } from '@kopa/ui/countdown';
import { StatusChip } from '@kopa/ui/status-chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import { CustomerService } from './customer-service.tsx';
import { detailAddress } from './proof-address.ts';

const tones = { received: 'info', inReview: 'info', accepted: 'success', rejected: 'warning' } as const;

/** One proof: its values, state, and next step (S1-26, S9-07). `now` is the lender's clock. */
export function ProofCard({
  voucher,
  now,
  onAgain,
}: {
  voucher: Voucher;
  now: () => number;
  /** Starts another proof of the same payment. */
  onAgain: () => void;
}) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  const { state, amountCents, paidOn, paidTime, receipt, pictures, reason, decidedAt } = voucher;
  const paid = [format.weekdayDay(paidOn), paidTime].filter(Boolean).join(', ');
  return (
    <Card>
      <article className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="text-title text-ink">
            <Amount cents={amountCents} size="title" />
          </h3>
          <StatusChip tone={tones[state]}>{t(`state.${state}`)}</StatusChip>
        </div>
        <p className="flex flex-wrap gap-x-3 text-caption text-muted">
          <span>{t('paid', { when: paid })}</span>
          {receipt && <span className="tabular-nums">{receipt}</span>}
        </p>
        {pictures.length > 0 && (
          <ul aria-label={t('pictures')} className="flex flex-wrap gap-2">
            {pictures.map(({ imageId, address }, index) => (
              <li key={imageId}>
                <a href={address} target="_blank" rel="noreferrer" className="block">
                  <img
                    src={address}
                    alt={t('picture.seen', { number: index + 1 })}
                    loading="lazy"
                    className="size-14 rounded-small border border-decor object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {decidedAt === null && <Clock voucher={voucher} now={now} />}
        {state === 'accepted' && (
          <>
            <p className="text-label text-ink">
              {t('accepted', { day: format.weekdayDay(dayOf(decidedAt ?? now())) })}
            </p>
            <Button variant="outline" block onClick={() => navigate(detailAddress(voucher.orderNo))}>
              {t('toDetail')}
            </Button>
          </>
        )}
        {state === 'rejected' && (
          <>
            <div>
              <p className="text-label text-ink">{t(`reason.${reason ?? 'other'}.why`)}</p>
              <p className="text-caption text-muted">{t(`reason.${reason ?? 'other'}.do`)}</p>
            </div>
            {reason === 'sentBefore' ? (
              <CustomerService />
            ) : (
              <Button variant="outline" block onClick={onAgain}>
                {t('again')}
              </Button>
            )}
          </>
        )}
      </article>
    </Card>
  );
}

const minutesPerHour = 60;

/** The deadline of the answer as a countdown, and a message after the deadline. */
function Clock({ voucher, now }: { voucher: Voucher; now: () => number }) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  const { answerBefore } = voucher;
  const [late, setLate] = useState(() => now() >= answerBefore);
  const before = `${format.weekdayDay(dayOf(answerBefore))}, ${format.clock(answerBefore)}`;
  if (late)
    return (
      <>
        <p role="status" className="text-label text-ink">
          {t('late', { before })}
        </p>
        <CustomerService />
      </>
    );
  return (
    <div>
      <p className="text-label text-ink">{t('before', { before })}</p>
      <p className="text-caption text-muted">
        <Countdown endsAt={answerBefore} now={now} onEnd={() => setLate(true)}>
          {(left) =>
            left > minutesPerHour
              ? t('left.hours', { count: Math.ceil(left / minutesPerHour) })
              : t('left.minutes', { count: left })
          }
        </Countdown>
      </p>
    </div>
  );
}
