import * as z from 'zod/mini';

/** The states of a disbursed loan in a list. */
export const repayColorStatuses = ['repaying', 'overdue', 'failed', 'finished'] as const;

/** The colour of a repayment in lists, for text on white. */
export const repayColor = z.object({
  status: z.enum(repayColorStatuses),
  /** Days since the due date, negative before; null: no bound. */
  fromDay: z.nullable(z.int()),
  untilDay: z.nullable(z.int()),
  /** As in '#146c2e'. */
  color: z.string(),
});
