import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { FaqAccordion } from '@kopa/ui/faq-accordion';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { useQuestions } from './use-questions.ts';

/** /feedback/feedback_faq: frequent questions in the borrower's language; `?code=` opens one. */
export default function FeedbackFaqScreen() {
  const { t } = useTranslation('feedback');
  const code = useSearch().get('code');
  const query = useQuestions();
  return (
    <Page
      title={t('faq.title')}
      fallback="/feedback/feedback_list"
      footer={
        <Button variant="outline" block onClick={() => navigate('/feedback/add_feedback')}>
          {t('faq.write')}
        </Button>
      }
    >
      <div className="flex flex-1 flex-col gap-3 pb-6">
        <QueryView query={query} rows={8}>
          {({ questions }) =>
            questions.length === 0 ? (
              <EmptyState
                illustration={<Illustration name="empty" />}
                title={t('faq.empty')}
                body={t('faq.emptyBody')}
              />
            ) : (
              <FaqAccordion
                search
                headingLevel="h2"
                items={questions.map(({ code: id, question, answer }) => ({ id, question, answer }))}
                // A link may name a question that no longer exists.
                openId={questions.find((each) => each.code === code)?.code}
              />
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}
