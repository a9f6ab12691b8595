import { isRequiredVerificationCode } from '@kopa/contract/calls/number-questions';
import { getVerifyCode } from '@kopa/contract/calls/security';
import type { CodePurpose } from '@kopa/contract/calls/security';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';

/** A sent code: recipient, number of digits, and time of the next possible one. */
export interface SentCode {
  mobile: string;
  digits: number;
  resendAt: number;
}

/** Requests an SMS code; a code from the last minute is still valid. */
export async function sendCode(
  mobile: string,
  idempotencyKey: string,
  purpose?: CodePurpose,
): Promise<SentCode> {
  try {
    const { resendAt, digits } = await send(getVerifyCode, { mobile, purpose }, { idempotencyKey });
    return { mobile, digits, resendAt };
  } catch (error) {
    const resendAt =
      error instanceof CallError && error.failure === 'codeTooSoon' ? numberOf(error.data, 'resendAt') : null;
    if (resendAt === null) throw error;
    const { digits } = await send(isRequiredVerificationCode, { mobile });
    return { mobile, digits, resendAt };
  }
}

/** The remaining attempts after a wrong code; null when unknown. */
export function triesLeft(error: CallError): number | null {
  return error.failure === 'codeWrong' ? numberOf(error.data, 'attemptsLeft') : null;
}

function numberOf(data: unknown, name: string): number | null {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : null;
  return typeof value === 'number' ? value : null;
}
