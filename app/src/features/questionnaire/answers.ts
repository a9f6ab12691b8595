import { readDraft, writeDraft } from '../../shared/draft/draft.ts';
import type { CallError } from '../../shared/lender/call-error.ts';
import type { Question } from './question-texts.ts';

/** Names the draft. */
export const section = 'questionnaire';
/** The chosen option of each answered question, by its code. */
export type Answers = Readonly<Record<string, string>>;

/** What the lender has, and over it what was answered on this phone; an answer that is no option any more is dropped. */
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

/** Keeps the answers on this phone. */
export function keepAnswers(orderNo: string, answers: Answers, lastField: string): void {
  writeDraft(orderNo, section, { values: { ...answers }, lastField });
}

/** The answers as they travel, in the order of the questions. */
export function asList(questions: readonly Question[], answers: Answers): { code: string; answer: string }[] {
  return questions.flatMap(({ code }) => {
    const answer = answers[code];
    return answer === undefined ? [] : [{ code, answer }];
  });
}

/** Where the first question without an answer stands; -1 when all have one. */
export function firstOpen(questions: readonly Question[], answers: Answers): number {
  return questions.findIndex(({ code }) => answers[code] === undefined);
}

/** Where the first question stands that the lender misses an answer to (`answersMissing`); -1 when it names none of these. */
export function firstMissing(questions: readonly Question[], { failure, data }: CallError): number {
  if (failure !== 'answersMissing' || typeof data !== 'object' || data === null || !('missing' in data))
    return -1;
  const { missing } = data;
  return questions.findIndex(({ code }) => Array.isArray(missing) && missing.includes(code));
}
