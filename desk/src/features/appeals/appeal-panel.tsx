import type { AppealReview } from '@kopa/contract/desk/appeal-entities';
import { decisionReasons } from '@kopa/contract/entities';
import { Note } from '@kopa/ui/note';
import { StatusChip } from '@kopa/ui/status-chip';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { BackToList } from '../../shared/work/back-to-list.tsx';
import { useTicks } from '../../shared/work/use-ticks.ts';
import { WorkFoot } from '../../shared/work/work-foot.tsx';
import { placeOf } from '../../shared/work/place-of.ts';
import { AppealActs } from './appeal-acts.tsx';
import { Sentences, SentencesToChoose } from './sentences.tsx';

const tones = { waiting: 'info', approved: 'success', upheld: 'danger', over: 'neutral' } as const;

/** One appeal: the borrower's words beside the rejection, and approving or keeping the rejection. */
export function AppealPanel({
  query,
  review,
  back,
  onNextFree,
}: {
  query: ComponentProps<typeof Stale>['query'];
  review: AppealReview;
  /** The address of the list. */
  back: string;
  onNextFree: (() => void) | undefined;
}) {
  const { t } = useTranslation('desk');
  const { money, moment, day, count } = useFormat();
  const { id: me } = useSession();
  const mayAct = useMay({ area: 'appeals', may: 'act' });
  const { item, text, loan, loansBefore, decidedAt, newerOrderNo, answer } = review;
  const { borrower, cents } = item;
  const reasons = useTicks('appeals', item.id, decisionReasons);
  const isWaiting = item.state === 'waiting';
  const isOthers = item.owner !== null && item.owner.id !== me;
  return (
    <div className="flex min-h-full flex-col">
      <BackToList to={back} label={t('nav.appeals')} />
      <div className="flex flex-1 flex-col gap-6 p-4">
        <header className="flex flex-wrap items-center gap-3">
          <h2 className="text-title wrap-anywhere text-ink">{t('appeals.of', { orderNo: item.id })}</h2>
          <StatusChip tone={tones[item.state]}>{t(`appeals.state.${item.state}`)}</StatusChip>
        </header>
        <Stale query={query} />
        {text === '' ? null : (
          <figure className="flex flex-col gap-2">
            <figcaption className="text-body font-semibold text-ink">
              {t('appeals.words', { language: t(`language.${borrower.language}`) })}
            </figcaption>
            <blockquote
              lang={borrower.language}
              className="rounded-card border border-decor bg-page p-4 text-body wrap-anywhere whitespace-pre-wrap text-ink"
            >
              {text}
            </blockquote>
          </figure>
        )}
        {item.reasons.length === 0 ? null : (
          <section className="flex flex-col gap-2">
            <h3 className="text-body font-semibold text-ink">{t('appeals.rejectedFor')}</h3>
            <Sentences reasons={item.reasons} cents={cents} />
          </section>
        )}
        {newerOrderNo === null || !isWaiting ? null : (
          <Note tone="warning">{t('appeals.newer', { orderNo: newerOrderNo })}</Note>
        )}
        <Facts
          facts={[
            [t('refunds.borrower'), [borrower.name, borrower.phone].filter(Boolean).join(', ')],
            [t('identity.wants'), t('identity.sumFor', { sum: money(cents), days: count(loan.days) })],
            [t('identity.appliedOn'), day(loan.appliedOn)],
            ...(decidedAt === null ? [] : [[t('appeals.decidedAt'), moment(decidedAt)] as const]),
            [
              t('identity.loansBefore'),
              loansBefore.count === 0
                ? t('identity.noLoans')
                : t('identity.loansLate', { count: loansBefore.count, late: count(loansBefore.late) }),
            ],
            [t('refunds.since'), moment(item.since)],
            ...(item.dueAt === null ? [] : [[t('refunds.promise'), moment(item.dueAt)] as const]),
            ...(answer === null
              ? []
              : [
                  [t('appeals.answeredAt'), moment(answer.at)] as const,
                  [t('appeals.answeredBy'), answer.by] as const,
                ]),
          ]}
        />
        <p className="text-body">
          <Link to={placeOf(borrower.id, item.id, 'application')} className="font-semibold text-link">
            {t('appeals.toApplication')}
          </Link>
        </p>
        {answer === null || answer.reasons.length === 0 ? null : (
          <section className="flex flex-col gap-2">
            <h3 className="text-body font-semibold text-ink">{t('appeals.answered')}</h3>
            <Sentences reasons={answer.reasons} cents={cents} />
          </section>
        )}
        {isWaiting && mayAct && !isOthers && !item.isAsked ? (
          <SentencesToChoose picked={reasons.ticked} cents={cents} onPick={reasons.tick} />
        ) : null}
      </div>
      {isWaiting ? (
        <WorkFoot
          queue="appeals"
          item={item}
          onNextFree={onNextFree}
          acts={<AppealActs item={item} reasons={reasons} mayApprove={newerOrderNo === null} />}
        />
      ) : null}
    </div>
  );
}
