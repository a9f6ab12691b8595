import * as z from 'zod/mini';
import { readRepayAmount, type RepayMinimum } from './repay-amount.ts';

/** A typed amount (`readRepayAmount`) with its balance. Its keys are those of `RepayAmountError`. */
export const repayAmountField = (balanceCents: number, minimum: RepayMinimum) =>
  z.string().check(
    z.check<string>(({ value, issues }) => {
      const read = readRepayAmount(value, balanceCents, minimum);
      if ('error' in read) issues.push({ code: 'custom', message: read.error, input: value, continue: true });
    }),
  );
