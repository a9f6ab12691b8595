import * as z from 'zod/mini';
import type { Currency } from '../market/market.ts';
import { readRepayAmount, type RepayMinimum } from './repay-amount.ts';

/** A typed amount (`readRepayAmount`) with its balance. Its keys are those of `RepayAmountError`. */
export const repayAmountField = (
  balanceCents: number,
  minimum: RepayMinimum,
  currency: Pick<Currency, 'decimals'>,
) =>
  z.string().check(
    z.check<string>(({ value, issues }) => {
      const read = readRepayAmount(value, balanceCents, minimum, currency);
      if ('error' in read) issues.push({ code: 'custom', message: read.error, input: value, continue: true });
    }),
  );
