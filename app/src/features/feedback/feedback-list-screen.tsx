import type { Feedback } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { EmptyState } from '@kopa/ui/empty-state';
import { CircleQuestionMark } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { RedDot } from '../../shared/screen/red-dot.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { useFeedbackList } from './feedback-calls.ts';
import { FeedbackStatus } from './feedback-status.tsx';

const add = () => navigate('/feedback/add_feedback');

/** /feedback/feedback_list: all feedback with its state. */
export default function FeedbackListScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['feedback', 'enumerations']);
  const query = useFeedbackList();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const all = query.data?.pages.flatMap(({ feedbackList }) => feedbackList);
  return (
    <Page
      title={t('list.title')}
      fallback="/me"
      offlineText={t('list.offline')}
      footer={
        all && all.length > 0 ? (
          <Button block onClick={add}>
            {t('list.add')}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-1 flex-col gap-5 pb-6">
        <Card flush>
          <ListRow
            icon={<CircleQuestionMark aria-hidden />}
            label={t('list.faq')}
            caption={t('list.faqCaption')}
            onClick={() => navigate('/feedback/feedback_faq')}
          />
        </Card>
        <QueryView query={query} rows={5} part>
          {() =>
            all && all.length > 0 ? (
              <>
                <Card flush heading={t('list.sent')}>
                  {all.map((feedback) => (
                    <FeedbackRow key={feedback.id} feedback={feedback} />
                  ))}
                </Card>
                {isFetchNextPageError && <FailureNote error={query.error} />}
                {hasNextPage && (
                  <Button
                    variant="outline"
                    block
                    busy={isFetchingNextPage}
                    busyLabel={t('list.loading')}
                    onClick={() => void fetchNextPage()}
                  >
                    {t('list.more')}
                  </Button>
                )}
              </>
            ) : (
              <Nothing />
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}

function FeedbackRow({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation(['feedback', 'enumerations']);
  const format = useFormat();
  const { id, type, createTime, redDot } = feedback;
  return (
    <ListRow
      label={t(`enumerations:feedbackType.${type}`)}
      caption={
        <span className="flex flex-col items-start gap-1">
          <span className="tabular-nums">
            {t('list.caption', { id, day: format.day(dayOf(createTime)) })}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FeedbackStatus feedback={feedback} />
            {redDot && <RedDot>{t('list.new')}</RedDot>}
          </span>
        </span>
      }
      onClick={() => navigate(`/feedback/feedbackDetail?id=${encodeURIComponent(id)}`)}
    />
  );
}

function Nothing() {
  const { t } = useTranslation('feedback');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('empty.title')}
      body={t('empty.body')}
      action={
        <Button variant="outline" onClick={add}>
          {t('list.add')}
        </Button>
      }
    />
  );
}
