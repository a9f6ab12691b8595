import type { ResultOf } from '@kopa/contract/calls/call';
import type { latestOrder } from '@kopa/contract/calls/loan';
import { orderSteps } from '@kopa/contract/order-steps';
import { readDraft, writeDraft } from '../../shared/draft/draft.ts';
import type { CallError } from '../../shared/lender/call-error.ts';
import { amend, queryKeys } from '../../shared/lender/queries.ts';
import type { Question } from './question-texts.ts';

/** The name of the draft. */
export const section = 'questionnaire';
/** The address of the check of all answers. */
const checkAnswers = '/auth/check_answers';

/** The address of the check; after a correction, the check names the corrected part. */
export const checkAfter = (part: string | null): string =>
  part === null ? checkAnswers : `${checkAnswers}?changed=${encodeURIComponent(part)}`;

/** The address that opens a part for a correction; the part then returns to the check. */
export const correctionOf = (path: string, part: string): string => `${path}?check=${part}`;

/** Whether a cached answer has the questions of an application. */
export const hasQuestions = ({ order, questions }: ResultOf<typeof latestOrder>): boolean =>
  order?.step === orderSteps.question && questions.length > 0;

/** The chosen option of each answered question, by code. */
export type Answers = Readonly<Record<string, string>>;

/**
 * The lender's answers, overridden by this phone's; an answer without an option is dropped, and so is the
 * answer to the question `missing`, which the lender does not have.
 */
export function startAnswers(
  orderNo: string,
  questions: readonly Question[],
  missing: string | null = null,
): Answers {
  const saved = questions.flatMap(({ code, answer }) => (answer === null ? [] : [[code, answer] as const]));
  const drafted = Object.entries(readDraft(orderNo, section).values);
  const options = new Map(
    questions.map(({ code, options: offered }) => [code, offered.map((each) => each.code)]),
  );
  return Object.fromEntries(
    [...saved, ...drafted].filter(
      ([code, answer]) => code !== missing && options.get(code)?.includes(answer),
    ),
  );
}

/** Stores the answers on this phone, and for the next screen, which does not depend on the storage. */
export function keepAnswers(orderNo: string, answers: Answers, lastField: string): void {
  writeDraft(orderNo, section, { values: { ...answers }, lastField });
  amend<{ questions: readonly Question[] }>(queryKeys.latestOrder, (known) => ({
    ...known,
    questions: known.questions.map((each) => ({ ...each, answer: answers[each.code] ?? each.answer })),
  }));
}

/** The request, in the order of the questions. */
export function asList(questions: readonly Question[], answers: Answers): { code: string; answer: string }[] {
  return questions.flatMap(({ code }) => {
    const answer = answers[code];
    return answer === undefined ? [] : [{ code, answer }];
  });
}

/** Index of the first unanswered question; -1 for none. */
export function firstOpen(questions: readonly Question[], answers: Answers): number {
  return questions.findIndex(({ code }) => answers[code] === undefined);
}

/**
 * Index of the first question that the lender reports as unanswered (`answersMissing`); -1 for none of these.
 */
export function firstMissing(questions: readonly Question[], { failure, data }: CallError): number {
  if (failure !== 'answersMissing' || typeof data !== 'object' || data === null || !('missing' in data))
    return -1;
  const { missing } = data;
  return questions.findIndex(({ code }) => Array.isArray(missing) && missing.includes(code));
}
