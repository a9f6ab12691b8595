import { dayOf } from '@kopa/contract';
import { payoutSection } from '@kopa/contract/sections';
import * as z from 'zod/mini';
import type { Lender } from '../lender.ts';
import { messageKeys } from '../sections/read-by-schema.ts';
import { payoutPlace } from './payout-account.ts';

/**
 * The message key of each field of a stored account that is no longer valid: a kind that is not offered, an
 * unpayable bank, or an expired card. Empty for a usable account.
 */
export function payoutErrors(
  kept: Readonly<Record<string, string>>,
  at: number,
  { policy, payments }: Pick<Lender, 'policy' | 'payments'>,
): Record<string, string> {
  const place = payoutPlace(kept);
  if (!policy.payout.kinds.includes(place.kind) || !payments.pays(place))
    return { bankName: 'bankName.unpaid' };
  // The repetition and the SMS code were checked at the first saving.
  const confirmed = { accountNumberConfirm: kept['accountNumber'], mobileOtp: '000000' };
  const read = z.safeParse(payoutSection(policy, dayOf(at, policy.market)), { ...kept, ...confirmed });
  return read.success ? {} : messageKeys(read.error);
}
