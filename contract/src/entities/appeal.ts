import * as z from 'zod/mini';
import { decisionReasons } from './decision-reasons.ts';
import { instant } from './money.ts';

/** `approved`: a person approved the application. `upheld`: a person agreed with the rejection. */
export const appealOutcomes = ['approved', 'upheld'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** A borrower's request that a person looks at a rejected application again; one per rejection. */
export const appeal = z.object({
  /** The borrower's own words. */
  text: z.string(),
  createTime: instant,
  /** Deadline of the answer. */
  answerBefore: instant,
  /** Null until the answer. */
  outcome: z.nullable(z.enum(appealOutcomes)),
  /** The name of the person who looked; null until the answer. */
  reviewer: z.nullable(z.string()),
  /** The person's reasons for an upheld rejection. */
  reasons: z.array(z.enum(decisionReasons)),
  decidedAt: z.nullable(instant),
});
export type Appeal = z.output<typeof appeal>;
