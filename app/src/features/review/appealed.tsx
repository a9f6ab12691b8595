import type { Appeal, Order } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ProgressList } from '@kopa/ui/progress-list';
import { Skeleton } from '@kopa/ui/skeleton';
import { StatusChip } from '@kopa/ui/status-chip';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { Page } from '../../shared/screen/page.tsx';
import { dayOf } from '../../shared/session/calendar.ts';

const AppealAnswer = lazy(() => import('./appeal-answer.tsx'));

/**
 * A sent appeal: its steps until the answer, or the reasons and the name of the person who looked.
 * `justSent`: the heading takes the focus of the send button.
 */
export function Appealed({ order, appeal, justSent }: { order: Order; appeal: Appeal; justSent: boolean }) {
  const { t } = useTranslation(['appeal', 'review']);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!justSent) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [justSent]);
  const { text, createTime, answerBefore, reviewer, decidedAt } = appeal;
  return (
    <Page
      title={t('title')}
      fallback="/auth/review_tips"
      footer={
        <Button variant="outline" block onClick={() => navigate('/')}>
          {t('review:home')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-heading text-ink">
            {t(decidedAt === null ? 'asked.heading' : 'answered.heading', { name: reviewer ?? '' })}
          </h2>
          {decidedAt === null && <StatusChip tone="info">{t('checking')}</StatusChip>}
        </div>
        {decidedAt === null ? (
          <Card heading={t('steps.title')}>
            <ProgressList
              items={[
                { state: 'done', title: t('asked.received'), caption: format.time(createTime) },
                { state: 'now', title: t('steps.looks'), caption: t('steps.team') },
                {
                  state: 'todo',
                  title: t('steps.answer'),
                  caption: t('steps.by', { day: format.weekdayDay(dayOf(answerBefore)) }),
                },
              ]}
            />
          </Card>
        ) : (
          <Suspense fallback={<Skeleton rows={3} />}>
            <AppealAnswer order={order} appeal={appeal} decidedAt={decidedAt} />
          </Suspense>
        )}
        <Card heading={t('wrote')}>
          <p className="text-body whitespace-pre-line text-ink">{text}</p>
        </Card>
      </div>
    </Page>
  );
}
