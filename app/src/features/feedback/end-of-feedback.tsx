import { updateFeedbackStatus } from '@kopa/contract/calls/feedback';
import type { Feedback } from '@kopa/contract/entities';
import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { CircleCheck, Star } from '@kopa/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { keepFeedback } from './feedback-calls.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** Its form is fetched after the screen. */
const RateFeedback = lazy(() => import('./rate-feedback.tsx'));

const { processing, done } = feedbackStatuses;
type Change = { status: typeof processing } | { status: typeof done; resolved: boolean };

function useStatus({ id }: Feedback) {
  return useCommand({
    scope: `feedbackStatus:${id}`,
    send: (change: Change, { idempotencyKey }) =>
      send(updateFeedbackStatus, { id, ...change }, { idempotencyKey }),
    onDone: ({ feedback }) => keepFeedback(feedback),
  });
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * Whether the matter is resolved (S3-141). Asked after an answer of customer service; before an answer the
 * borrower may close the feedback.
 */
export function CloseFeedback({ feedback, answered }: { feedback: Feedback; answered: boolean }) {
  const { t } = useTranslation('feedback');
  const [asked, setAsked] = useState(false);
  const command = useStatus(feedback);
  const [resolved, setResolved] = useState(true);
  const close = (wanted: boolean) => {
    setResolved(wanted);
    command.run({ status: done, resolved: wanted });
  };
  if (!answered && !asked)
    return (
      <Button variant="text" tone="muted" block onClick={() => setAsked(true)}>
        {t('close.open')}
      </Button>
    );
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h2 ref={asked ? focus : undefined} tabIndex={-1} className="text-title text-ink">
            {t('close.title')}
          </h2>
          <p className="text-body text-muted">{t('close.body')}</p>
        </div>
        <FailureNote error={command.error} />
        <Button
          variant="outline"
          block
          busy={command.busy && resolved}
          busyLabel={t('sending')}
          onClick={() => close(true)}
        >
          {t('close.resolved')}
        </Button>
        <Button
          variant="text"
          block
          busy={command.busy && !resolved}
          busyLabel={t('sending')}
          onClick={() => close(false)}
        >
          {t('close.unresolved')}
        </Button>
      </div>
    </Card>
  );
}

/** The result of closed feedback: resolved or not, the rating, and the continuation. */
export function DoneFeedback({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const { actions, resolved, rating } = feedback;
  const rated = useFocusAfter(rating);
  const command = useStatus(feedback);
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-title text-ink">{t(resolved ? 'done.resolved' : 'done.unresolved')}</h2>
          <p className="text-body text-muted">{t(actions.includes('reopen') ? 'done.body' : 'done.final')}</p>
        </div>
        <div ref={rated} tabIndex={-1}>
          {actions.includes('rate') && (
            <Suspense>
              <RateFeedback feedback={feedback} />
            </Suspense>
          )}
          {rating !== null && <Rated rating={rating} />}
        </div>
        {actions.includes('reopen') && (
          <>
            <FailureNote error={command.error} />
            <Button
              variant={actions.includes('rate') ? 'text' : 'outline'}
              block
              busy={command.busy}
              busyLabel={t('sending')}
              onClick={() => command.run({ status: processing })}
            >
              {t('done.reopen')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** What was given. */
function Rated({ rating }: { rating: number }) {
  const { t } = useTranslation('feedback');
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-center gap-1.5 text-label text-ink">
        <Star aria-hidden className="size-5 fill-star text-star" />
        <span className="tabular-nums">{t('rate.given', { count: rating })}</span>
      </p>
      <p className="flex items-center gap-1.5 text-caption text-success">
        <CircleCheck aria-hidden className="size-[1.25em]" />
        {t('rate.thanks')}
      </p>
    </div>
  );
}
