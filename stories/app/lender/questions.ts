import type { ResultOf } from '@kopa/contract/calls/call';
import type { latestOrder } from '@kopa/contract/calls/loan';
import { questions as asked } from '@kopa/contract/questionnaire';

type Question = ResultOf<typeof latestOrder>['questions'][number];

/** The eleven questions as the lender sends them; the first `answered` of them have an answer. */
export const questions = (answered = 0): Question[] =>
  asked.map(({ code, options }, index) => ({
    code,
    title: `Question ${code}`,
    answer: index < answered ? (options[0] ?? null) : null,
    options: options.map((option) => ({ code: option, label: option })),
  }));
