import type { PayoutSection } from '@kopa/contract/sections';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { tryCode, useCode } from '../accounts/verification-codes.ts';
import type { User } from '../accounts/sessions.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { saveSection } from '../sections/save-section.ts';
import { keptPayout } from './payout-account.ts';

/**
 * Uses one attempt at the SMS code of an account with a BVN (S3-76) and returns the code's id; `null` for an
 * account without a code. Throws `codeWrong`, `codeExpired`, `codeUsedUp`, each with the field.
 */
export async function tryOtp(
  { db, pepper, policy }: Lender,
  { mobileOtp }: PayoutSection,
  borrower: User & { phone: string },
  at: number,
): Promise<number | null> {
  if (mobileOtp === undefined) return null;
  try {
    const { mobile, phone } = borrower;
    const rules = { pepper, policy: policy.verification };
    return await tryCode(db, { mobile, purpose: 'payout', phone }, mobileOtp, at, rules);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const fields = { mobileOtp: otpMessages[error.error] ?? 'mobileOtp.wrong' };
    throw new CallError(error.error, { fields, ...(error.data && { data: error.data }) });
  }
}

const otpMessages: Readonly<Partial<Record<string, string>>> = {
  codeExpired: 'mobileOtp.expired',
  codeUsedUp: 'mobileOtp.usedUp',
};

/**
 * Stores the account with its order and consumes the code; the order moves on. Throws `stepOutOfTurn`,
 * `codeExpired`.
 */
export async function savePayout(
  tx: Transaction,
  {
    userId,
    orderNo,
    section,
    codeId,
    at,
  }: {
    userId: string;
    orderNo: string;
    section: PayoutSection;
    codeId: number | null;
    at: number;
  },
): Promise<OrderRow> {
  if (codeId !== null) await useCode(tx, codeId, at);
  return saveSection(tx, { userId, orderNo, section: 'payout', fields: keptPayout(section), at });
}
