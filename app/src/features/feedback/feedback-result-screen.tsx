import { feedbackStatuses } from '@kopa/contract/enumerations/feedback';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { CopyButton } from '@kopa/ui/copy-button';
import { Clock, Phone } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feedback } from '@kopa/contract/entities';
import { useSearch } from '../../shared/address/use-search.ts';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { Page } from '../../shared/screen/page.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { policy } from '../../shared/session/policy.ts';
import { DoneFeedback } from './end-of-feedback.tsx';
import { FeedbackWait } from './feedback-wait.tsx';
import { useBoard } from './use-board.ts';

/**
 * /feedback/feedback_result?id=: confirmation and expected answer time; after completion, the result and its
 * rating.
 */
export default function FeedbackResultScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  useTranslation(['feedback', 'enumerations']);
  const id = useSearch().get('id');
  return id ? <Result key={id} id={id} /> : <GoTo to="/feedback/feedback_list" />;
}

function Result({ id }: { id: string }) {
  const { t } = useTranslation('feedback');
  const { query } = useBoard(id);
  const feedback = query.data?.feedback;
  const isDone = feedback?.reviewStatus === feedbackStatuses.done;
  return (
    <Page
      title={t(isDone ? 'result.doneTitle' : 'result.title')}
      fallback="/feedback/feedback_list"
      wait
      footer={
        feedback && (
          <>
            <Button
              // The rating is then the next action.
              variant={feedback.actions.includes('rate') ? 'outline' : 'filled'}
              block
              onClick={() =>
                navigate(`/feedback/feedbackDetail?id=${encodeURIComponent(id)}`, { replace: true })
              }
            >
              {t('result.see')}
            </Button>
            <Button variant="text" block onClick={() => navigate('/')}>
              {t('result.home')}
            </Button>
          </>
        )
      }
    >
      {!feedback ? (
        <FeedbackWait query={query} rows={3} />
      ) : isDone ? (
        <DoneFeedback feedback={feedback} />
      ) : (
        <Received feedback={feedback} />
      )}
    </Page>
  );
}

function Received({ feedback: { id, contact, appointmentTime } }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const number = useRef<HTMLParagraphElement>(null);
  return (
    <div className="flex flex-col gap-5 pb-6">
      <div className="flex flex-col items-center gap-3">
        <Illustration name="approved" />
        <h2 className="text-center text-heading text-ink">{t('result.heading')}</h2>
        <p className="text-center text-body text-muted">{t('result.body')}</p>
      </div>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <div className="min-w-0">
            <p className="text-caption text-muted">{t('result.number')}</p>
            <p ref={number} className="text-title tabular-nums text-ink">
              {id}
            </p>
          </div>
          <CopyButton className="-mx-3" value={id} what={t('result.number')} showsValue={number} />
        </div>
      </Card>
      <div className="flex flex-col gap-3">
        <Note tone="neutral" icon={<Clock aria-hidden />}>
          {t('result.answer', { count: policy().feedback.answerHours })}
        </Note>
        {appointmentTime !== null && (
          <Note tone="neutral" icon={<Phone aria-hidden />}>
            {t('result.call', {
              contact: contact.includes('@') ? contact : `0${contact}`,
              day: format.weekdayDay(dayOf(appointmentTime)),
              time: format.clock(appointmentTime),
            })}
          </Note>
        )}
      </div>
    </div>
  );
}
