import { feedbackDetail } from '@kopa/contract/calls/feedback';
import type { Feedback } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { FeedbackWait } from './feedback-wait.tsx';
import { useRoomForFeedback } from './feedback-calls.ts';

/** The form is fetched after the screen, which first checks the limit of open messages. */
const FeedbackForm = lazy(async () => ({
  default: (await import('./feedback-form-page.tsx')).FeedbackFormPage,
}));

/** /feedback/add_feedback: a message to customer service; with `?id=` an edit of unanswered feedback. */
export default function FeedbackAddScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  useTranslation(['feedback', 'enumerations', 'validation', 'application']);
  const id = useSearch().get('id');
  return id ? <Edit key={id} id={id} /> : <Add />;
}

function Add() {
  const { t } = useTranslation('feedback');
  const room = useRoomForFeedback(true);
  if (room.data?.canHandle !== false) return <FormPage sent={null} />;
  return (
    <Page title={t('add.title')} fallback="/feedback/feedback_list">
      <EmptyState
        illustration={<Illustration name="wait" />}
        title={t('full.title')}
        body={t('full.body')}
        action={
          <Button variant="outline" onClick={() => navigate('/feedback/feedback_list', { replace: true })}>
            {t('full.action')}
          </Button>
        }
      />
    </Page>
  );
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation('feedback');
  const query = useQuery({
    queryKey: queryKeys.feedback(id),
    queryFn: () => send(feedbackDetail, { id }),
    // A refetch must not change an edited form.
    refetchOnWindowFocus: false,
  });
  // The state at the opening of the form: sending changes the state before the screen has gone.
  const [opened, setOpened] = useState<Feedback | null>(null);
  if (opened) return <FormPage sent={opened} />;
  const { data } = query;
  if (data && query.isFetchedAfterMount) {
    if (data.feedback.actions.includes('edit')) setOpened(data.feedback);
    else return <GoTo to={`/feedback/feedbackDetail?id=${encodeURIComponent(id)}`} />;
  }
  return (
    <Page title={t('edit.title')} fallback="/feedback/feedback_list">
      <FeedbackWait query={query} />
    </Page>
  );
}

function FormPage({ sent }: { sent: Feedback | null }) {
  const { t } = useTranslation('feedback');
  const waiting = (
    <Page title={t(sent ? 'edit.title' : 'add.title')} fallback="/feedback/feedback_list">
      <Wait queries={[]} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <FeedbackForm sent={sent} />
    </Suspense>
  );
}
