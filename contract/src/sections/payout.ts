import * as z from 'zod/mini';
import { mobileMoneyProviders } from '../enumerations/index.ts';
import { across, mobile, oneOf, requiredText } from './fields.ts';

/** A mobile-money payout account (S1-15): the number that the money goes to, twice, and whose it is. */
export const payoutSection = z
  .object({
    bankName: oneOf('bankName', mobileMoneyProviders),
    accountNumber: mobile('accountNumber'),
    accountNumberConfirm: mobile('accountNumberConfirm'),
    applicantName: requiredText('applicantName').check(z.maxLength(100, 'applicantName.long')),
  })
  .check(
    across(({ accountNumber, accountNumberConfirm }) =>
      accountNumber === accountNumberConfirm
        ? {}
        : { accountNumberConfirm: 'accountNumberConfirm.different' },
    ),
  );

export type PayoutSection = z.output<typeof payoutSection>;
