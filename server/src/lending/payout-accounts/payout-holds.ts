import { dayOf } from '@kopa/contract';
import { payoutSection } from '@kopa/contract/sections';
import * as z from 'zod/mini';
import type { Lender } from '../lender.ts';
import { messageKeys } from '../sections/read-by-schema.ts';
import { openedPayout, payoutPlace } from './payout-account.ts';

/**
 * The message key of each field of a kept account that does not hold any more: of a kind that is not offered, at a bank that
 * cannot be paid, on a card that has expired, or sealed under another secret. Nothing when it can be used again.
 */
export function payoutErrors(
  kept: Readonly<Record<string, string>>,
  at: number,
  { policy, payments, pepper }: Pick<Lender, 'policy' | 'payments' | 'pepper'>,
): Record<string, string> {
  const place = payoutPlace(kept);
  if (!policy.payout.kinds.includes(place.kind) || !payments.pays(place))
    return { bankName: 'bankName.unpaid' };
  const opened = openedPayout(kept, pepper);
  if (!opened) return { accountNumber: 'accountNumber.required' };
  // Typed twice and confirmed by SMS it was when it was kept.
  const confirmed = { accountNumberConfirm: opened['accountNumber'], mobileOtp: '000000' };
  const read = z.safeParse(payoutSection(policy, dayOf(at)), { ...opened, ...confirmed });
  return read.success ? {} : messageKeys(read.error);
}
