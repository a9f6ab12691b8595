import { readDraft, writeDraft } from '../../shared/draft/draft.ts';
import type { CallError } from '../../shared/lender/call-error.ts';
import type { Question } from './question-texts.ts';

/** The name of the draft. */
export const section = 'questionnaire';
/** The chosen option of each answered question, by code. */
export type Answers = Readonly<Record<string, string>>;

/** The lender's answers, overridden by this phone's; an answer without an option is dropped. */
export function startAnswers(orderNo: string, questions: readonly Question[]): Answers {
  const saved = questions.flatMap(({ code, answer }) => (answer === null ? [] : [[code, answer] as const]));
  const drafted = Object.entries(readDraft(orderNo, section).values);
  const options = new Map(
    questions.map(({ code, options: offered }) => [code, offered.map((each) => each.code)]),
  );
  return Object.fromEntries(
    [...saved, ...drafted].filter(([code, answer]) => options.get(code)?.includes(answer)),
  );
}

/** Stores the answers on this phone. */
export function keepAnswers(orderNo: string, answers: Answers, lastField: string): void {
  writeDraft(orderNo, section, { values: { ...answers }, lastField });
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
