import { saveQuestionnaire } from '@kopa/contract/calls/user';
import type { Order } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { RadioList } from '@kopa/ui/radio-list';
import { useRef, useState } from 'react';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useTranslation } from 'react-i18next';
import { readDraft, clearDraft, writeDraft } from '../../shared/draft/draft.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import {
  ApplicationPage,
  ApplicationPart,
  ApplicationSteps,
  useOrderMoved,
} from '../../shared/order/application-page.tsx';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { useQuestionTexts, type Question } from './question-texts.ts';

const section = 'questionnaire';

/** /auth/loan_question: the credit-history questionnaire, one question at a time. */
export default function QuestionnaireScreen() {
  const { t } = useTranslation('questions');
  const query = useLatestOrder();
  return (
    <ApplicationPart position={4} title={t('title')}>
      {(order) =>
        query.data && query.data.questions.length > 0 ? (
          <Questionnaire order={order} questions={query.data.questions} />
        ) : null
      }
    </ApplicationPart>
  );
}

function Questionnaire({ order, questions: asked }: { order: Order; questions: Question[] }) {
  const { t } = useTranslation(['questions', 'application']);
  const texts = useQuestionTexts();
  const moved = useOrderMoved();
  // The questions this screen was opened with: the answer to the last one takes them away before the screen has gone.
  const [questions] = useState(asked);
  const [answers, setAnswers] = useState(() => startAnswers(order.orderNo, questions));
  const [at, setAt] = useState(() => firstOpen(questions, answers));
  const [missing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const command = useCommand({
    scope: `${section}:${order.orderNo}`,
    send: (body: Record<string, string>, { idempotencyKey }) =>
      send(
        saveQuestionnaire,
        {
          loanOrderId: order.orderNo,
          answers: questions.flatMap(({ code }) => (body[code] ? [{ code, answer: body[code] }] : [])),
        },
        { idempotencyKey },
      ),
    onDone: (result) => {
      clearDraft(order.orderNo, section);
      moved(result.order);
    },
  });

  const question = questions[at]!;
  const text = texts(question);
  const answered = questions.filter(({ code }) => answers[code]).length;
  const last = at === questions.length - 1;
  const go = (to: number) => {
    setAt(to);
    setMissing(false);
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => heading.current?.focus());
  };
  const answer = (value: string) => {
    const next = { ...answers, [question.code]: value };
    setAnswers(next);
    setMissing(false);
    writeDraft(order.orderNo, section, { values: next, lastField: question.code });
  };
  const next = () => {
    if (!answers[question.code]) return setMissing(true);
    if (!last) return go(at + 1);
    const open = questions.findIndex(({ code }) => !answers[code]);
    if (open >= 0) return go(open);
    return command.run(answers);
  };

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
          <FailureNote error={command.error} />
          <div className="flex gap-3">
            {at > 0 && (
              <Button variant="outline" onClick={() => go(at - 1)}>
                {t('previous')}
              </Button>
            )}
            <div className="flex-1">
              <Button block busy={command.busy} busyLabel={t('application:sending')} onClick={next}>
                {last ? t('send') : t('nextQuestion')}
              </Button>
            </div>
          </div>
        </div>
      }
    >
      <div className="flex flex-col gap-1 pt-2">
        <h2 ref={heading} tabIndex={-1} className="text-heading text-ink outline-none">
          {text.title}
        </h2>
        {text.hint && <p className="text-body text-muted">{text.hint}</p>}
      </div>
      <RadioList
        key={question.code}
        id={`question-${question.code}`}
        legend={text.title}
        legendHidden
        required
        value={answers[question.code] ?? null}
        options={text.options}
        onChange={answer}
        error={missing ? t('first') : undefined}
      />
    </ApplicationPage>
  );
}

/** What the lender has, and over it what was answered on this phone. */
function startAnswers(orderNo: string, questions: Question[]): Record<string, string> {
  const saved = Object.fromEntries(
    questions.flatMap(({ code, answer }) => (answer === null ? [] : [[code, answer] as const])),
  );
  const known = new Map(questions.map(({ code, options }) => [code, options.map((option) => option.code)]));
  const drafted = Object.entries(readDraft(orderNo, section).values).filter(([code, answer]) =>
    known.get(code)?.includes(answer),
  );
  return { ...saved, ...Object.fromEntries(drafted) };
}

function firstOpen(questions: Question[], answers: Record<string, string>): number {
  const open = questions.findIndex(({ code }) => !answers[code]);
  return open < 0 ? questions.length - 1 : open;
}
