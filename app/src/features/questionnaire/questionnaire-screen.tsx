import { saveQuestionnaire } from '@kopa/contract/calls/user';
import type { Order } from '@kopa/contract/entities';
import { answerSchema } from '@kopa/contract/questionnaire/answer';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { RhfRadioList } from '@kopa/ui/react-hook-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { ContractForm, useContractForm } from '../../shared/form/contract-form.tsx';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { ApplicationPage, ApplicationPart, ApplicationSteps } from '../../shared/order/application-page.tsx';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { applicationSteps } from '../../shared/order/application-steps.ts';
import { Page } from '../../shared/screen/page.tsx';
import { PlainFailure } from '../../shared/screen/plain-failure.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import {
  asList,
  checkAfter,
  firstOpen,
  hasQuestions,
  keepAnswers,
  section,
  startAnswers,
  type Answers,
} from './answers.ts';
import { useQuestionTexts, type Question } from './question-texts.ts';

const [, , , , questionnaire] = applicationSteps;

/** /auth/loan_question: the credit-history questionnaire, one question at a time. */
export default function QuestionnaireScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['questions', 'validation', 'application']);
  const query = useLatestOrder({ isEnough: hasQuestions });
  const corrected = useCorrected();
  // The last answer removes all questions before the screen has gone.
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const sent = query.data?.questions ?? [];
  if (sent.length > 0 && sent !== questions) setQuestions(sent);
  return (
    <ApplicationPart position={4} title={t('title')}>
      {(order) =>
        corrected !== null && isAnswered(order, questions) && !questions.some(isCalled(corrected)) ? (
          <GoTo to={checkAfter(corrected)} />
        ) : questions.length > 0 ? (
          <Questionnaire order={order} questions={questions} />
        ) : (
          <Page title={t('title')}>
            {query.isFetchedAfterMount && query.isSuccess && !query.isFetching ? (
              <PlainFailure
                title={t('gone.title')}
                body={t('gone.body')}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <Wait queries={[query]} shape="choices" />
            )}
          </Page>
        )
      }
    </ApplicationPart>
  );
}

/** The part that was opened from the check: a question's code, or a part that has been saved. */
const useCorrected = () => useSearch().get('check');
const isCalled =
  (name: string | null) =>
  ({ code }: Question) =>
    code === name;
const isAnswered = ({ orderNo }: Order, questions: readonly Question[]) =>
  questions.length > 0 && firstOpen(questions, startAnswers(orderNo, questions)) < 0;

interface OneAnswer {
  /** The code of an option; '' for none. */
  answer: string;
}

function Questionnaire({ order, questions }: { order: Order; questions: readonly Question[] }) {
  const { t } = useTranslation(['questions', 'application']);
  const { orderNo } = order;
  const texts = useQuestionTexts();
  const correcting = useCorrected();
  const missing = useSearch().get('missing');
  const wanted = questions.findIndex(isCalled(correcting ?? missing));
  const [answers, setAnswers] = useState(() => startAnswers(orderNo, questions, missing));
  const [at, setAt] = useState(() =>
    wanted >= 0 ? wanted : placeOf(firstOpen(questions, answers), questions),
  );
  const [sentBack, setSentBack] = useState(missing !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const soFar = useAnswersSoFar(orderNo, questions);

  const question = questions[Math.min(at, questions.length - 1)]!;
  const text = texts(question);
  // The current question: each is asked and validated separately.
  const form = useContractForm<OneAnswer>(answerSchema(question.options.map(({ code }) => code)), {
    answer: answers[question.code] ?? '',
  });
  const answered = questions.filter(({ code }) => answers[code] !== undefined).length;
  const last = at >= questions.length - 1;
  const go = (to: number, known = answers) => {
    // One frame later the focus would leave an answer that the user has already reached.
    flushSync(() => {
      setAt(to);
      form.reset({ answer: known[questions[to]!.code] ?? '' });
      setSentBack(false);
    });
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  };
  const backTo = (open: number, known = answers) => {
    go(open, known);
    setSentBack(true);
  };
  const answer = (value: string) => {
    const next = { ...answers, [question.code]: value };
    setAnswers(next);
    setSentBack(false);
    keepAnswers(orderNo, next, question.code);
  };
  const goOn = () => {
    if (correcting !== null) return navigate(checkAfter(correcting), { replace: true });
    const open = firstOpen(questions, answers);
    // The check sends all answers.
    if (open < 0 && (last || missing !== null)) return navigate(checkAfter(null));
    soFar(answers);
    return last ? backTo(open) : go(at + 1);
  };
  // The form's validation ends after the tap and would move the focus; the chosen value is always an option.
  const next = () => (answers[question.code] === undefined ? void form.handleSubmit(goOn)() : goOn());

  return (
    <ApplicationPage
      title={t('title')}
      steps={
        <ApplicationSteps
          position={4}
          fraction={answered / questions.length}
          end={t('answered', { count: answered, total: questions.length })}
        />
      }
      footer={
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-3">
            {at > 0 && correcting === null && (
              <Button variant="outline" onClick={() => go(at - 1)}>
                {t('previous')}
              </Button>
            )}
            {/* Large text moves the element to its own line before a word breaks. */}
            <div className="flex-1 basis-[8rem]">
              <Button block onClick={next}>
                {t(correcting === null ? 'nextQuestion' : 'application:goBack')}
              </Button>
            </div>
          </div>
        </div>
      }
    >
      {sentBack && (
        <div role="alert" className="pt-2">
          <Note tone="warning">{t('open')}</Note>
        </div>
      )}
      <div className="flex flex-col gap-1 pt-2">
        <h2 ref={heading} tabIndex={-1} className="text-heading text-ink outline-none">
          {text.title}
        </h2>
        {text.hint && <p className="text-body text-muted">{text.hint}</p>}
      </div>
      <ContractForm form={form}>
        <RhfRadioList<OneAnswer>
          key={question.code}
          name="answer"
          id={`question-${question.code}`}
          legend={text.title}
          legendHidden
          required
          options={text.options}
          onChosen={answer}
        />
      </ContractForm>
    </ApplicationPage>
  );
}

/** The lender is told after so many new answers: each call costs a borrower data. */
const toldAfter = 4;

/**
 * Sends the answers so far after each fourth, and when the screen is left or hidden, so that a new login or
 * another phone continues from there. The phone stores the answers, too, so a lost connection loses nothing
 * and needs no message.
 */
function useAnswersSoFar(orderNo: string, questions: readonly Question[]): (answers: Answers) => void {
  const newest = useRef<Answers>({});
  const told = useRef<Answers>({});
  const scope = `${section}-so-far:${orderNo}`;
  const requestOf = (body: Answers) => ({
    loanOrderId: orderNo,
    answers: asList(questions, body),
    soFar: true,
  });
  const { run } = useCommand({
    scope,
    send: (body: Answers, { idempotencyKey }) => send(saveQuestionnaire, requestOf(body), { idempotencyKey }),
    onDone: (_, body) => {
      told.current = body;
    },
    onFailed: ({ undelivered }) => {
      const { current: body } = newest;
      const { path } = questionnaire;
      if (undelivered)
        import('../../shared/outbox/waiting.ts')
          .then(({ keepWaiting }) =>
            keepWaiting({ scope, kind: 'answers', request: requestOf(body), path, draft: [] }, body),
          )
          // The phone has the answers anyway.
          .catch(() => undefined);
    },
  });
  const tell = useEffectEvent((least = 1) => {
    const { current: body } = newest;
    const changed = Object.keys(body).filter((code) => body[code] !== told.current[code]);
    if (changed.length >= least) run(body);
  });
  useEffect(() => {
    const hidden = () => document.hidden && tell();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      tell();
    };
  }, []);
  return (answers) => {
    newest.current = answers;
    tell(toldAfter);
  };
}

/** The first open question, or the last one when all are answered. */
function placeOf(open: number, questions: readonly Question[]): number {
  return open < 0 ? questions.length - 1 : open;
}
