import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import { Card } from '@kopa/ui/card';
import { FaqAccordion } from '@kopa/ui/faq-accordion';
import { MessageCircle, Phone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { keepInEntry, keptInEntry, navigate } from '../../shared/address/navigation.ts';
import { unbroken } from '../../shared/language/unbroken.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLastAnswer } from '../../shared/lender/use-last-answer.ts';
import { LegalRows } from '../../shared/screen/legal-rows.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { SeenAt } from '../../shared/screen/seen-at.tsx';
import { useSettings } from '../../shared/session/settings.ts';

const HelpSheet = lazy(() => import('../../shared/screen/help-sheet.tsx'));
const kept = 'open';

/**
 * /user_center/faq (S2-26, S1-29, S1-30): frequent questions with the lender's answers under its policy.
 * `?question=late` opens one; open questions stay open on the way back.
 */
export default function FaqScreen() {
  const { t } = useTranslation('content');
  const { language } = useSettings();
  const query = useLastAnswer(
    `questions:${language}`,
    feedbackQuestions,
    {},
    { queryKey: queryKeys.feedbackQuestions(language), staleTime: 3_600_000 },
  );
  return (
    <Page title={t('faq.title')} fallback="/me">
      <div className="flex flex-1 flex-col gap-6 pb-6">
        <SeenAt at={query.seenAt} />
        <QueryView query={query} rows={8} part>
          {({ questions }) => <Questions key={language} questions={questions} />}
        </QueryView>
        <More />
      </div>
    </Page>
  );
}

function Questions({ questions }: { questions: { code: string; question: string; answer: string }[] }) {
  const search = useSearch();
  const wanted = questions.find(({ code }) => code === search.get('question'))?.code;
  const [before] = useState(readKept);
  const open = useRef(new Set(before ?? (wanted ? [wanted] : [])));
  return (
    <FaqAccordion
      search
      headingLevel="h2"
      items={questions.map(({ code: id, question, answer }) => ({
        id,
        question,
        answer: unbroken(answer),
        searchText: answer,
      }))}
      // Back restores the reading position instead of the link's question.
      {...(before ? { defaultOpenIds: before } : { openId: wanted })}
      onOpenChange={(id, opened) => {
        if (opened) open.current.add(id);
        else open.current.delete(id);
        keepInEntry(kept, [...open.current]);
      }}
    />
  );
}

function readKept(): string[] | null {
  const found = keptInEntry(kept);
  return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : null;
}

/** Alternatives to an answer: customer service and the legal texts. */
function More() {
  const { t } = useTranslation('content');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Card flush heading={t('faq.more')}>
        <ListRow
          icon={<Phone aria-hidden />}
          label={t('faq.person')}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        />
        <ListRow
          icon={<MessageCircle aria-hidden />}
          label={t('faq.write')}
          onClick={() => navigate('/feedback/add_feedback')}
        />
        <LegalRows />
      </Card>
      {asked && (
        <Suspense>
          <HelpSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
