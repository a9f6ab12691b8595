import { getVerifyCode, isRequiredVerificationCode } from '@kopa/contract/calls/security';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';

/** A code that was sent: to whom, how many digits it has, and until when one must wait for the next. */
export interface SentCode {
  mobile: string;
  digits: number;
  resendAt: number;
}

/** Asks for a code by SMS; when one was sent less than a minute ago, that one is still good. */
export async function sendCode(mobile: string, idempotencyKey: string): Promise<SentCode> {
  try {
    const { resendAt, digits } = await send(getVerifyCode, { mobile }, { idempotencyKey });
    return { mobile, digits, resendAt };
  } catch (error) {
    const resendAt =
      error instanceof CallError && error.failure === 'codeTooSoon' ? numberOf(error.data, 'resendAt') : null;
    if (resendAt === null) throw error;
    const { digits } = await send(isRequiredVerificationCode, { mobile });
    return { mobile, digits, resendAt };
  }
}

/** How many tries are left after a wrong code; null when the lender does not say. */
export function triesLeft(error: CallError): number | null {
  return error.failure === 'codeWrong' ? numberOf(error.data, 'attemptsLeft') : null;
}

function numberOf(data: unknown, name: string): number | null {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : null;
  return typeof value === 'number' ? value : null;
}
