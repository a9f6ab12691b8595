import type { FieldInError } from '@kopa/ui/error-summary';
import { useState } from 'react';

export type Answers = Readonly<Record<string, string>>;

/** A row: its id, its label, and how to mend an answer that is wrong. */
export interface Question {
  id: string;
  label: string;
  wrong: (answer: string) => string | undefined;
}

const sentence = (words: string | undefined) => words && words.charAt(0).toUpperCase() + words.slice(1);

export const must = (words: string) => (answer: string) => (answer === '' ? words : undefined);
export const anything = () => undefined;

/** What a form keeps: answers, which rows sending has marked, how often it was sent. A marked row heals when it is right. */
export function useAnswers(questions: readonly Question[], initial: Answers) {
  const [answers, setAnswers] = useState(initial);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const of = (id: string) => answers[id] ?? '';
  const errors: FieldInError[] = questions.flatMap(({ id, label, wrong }) => {
    const message = marked.includes(id) ? wrong(of(id)) : undefined;
    return message === undefined ? [] : [{ fieldId: id, label, message }];
  });
  /** In a row it begins a sentence; in the summary it follows the label. */
  const errorOf = (id: string) => sentence(errors.find(({ fieldId }) => fieldId === id)?.message);
  const answer = (id: string, value: string) => {
    setAnswers((all) => ({ ...all, [id]: value }));
    if (!questions.find((each) => each.id === id)?.wrong(value))
      setMarked((ids) => ids.filter((each) => each !== id));
  };
  return {
    of,
    answer,
    errors,
    attempt,
    send: () => {
      setMarked(questions.filter(({ id, wrong }) => wrong(of(id))).map(({ id }) => id));
      setAttempt((times) => times + 1);
    },
    progress: { answered: questions.filter(({ id }) => of(id) !== '').length, total: questions.length },
    /** For a row in which text is typed. */
    typed: (id: string) => ({
      id,
      defaultValue: initial[id],
      error: errorOf(id),
      onChange: ({ target }: { target: { value: string } }) => answer(id, target.value),
    }),
    /** For a row whose value is chosen. */
    chosen: (id: string) => ({
      id,
      error: errorOf(id),
      value: of(id),
      onChoose: (value: string) => answer(id, value),
    }),
  };
}
