import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { CallError } from '../src/shared/lender/call-error.ts';
import { send } from '../src/shared/lender/client.ts';

/**
 * Logs in like a native app with its own login; the sandbox reveals the code. `mobile` is national digits.
 */
export async function logInNatively(mobile: string): Promise<{ token: string; userId: string }> {
  await send(getVerifyCode, { mobile }).catch((error: unknown) => {
    // A code from the last minute is still valid.
    if (!(error instanceof CallError && error.failure === 'codeTooSoon')) throw error;
  });
  const { messages } = await send(sandboxOutbox, { mobile });
  const code = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? '';
  const { token, user } = await send(login, { mobile, code }).catch((error: unknown) => {
    if (!(error instanceof CallError && error.failure === 'numberNotRegistered')) throw error;
    return send(register, { mobile, code });
  });
  return { token, userId: user.userId };
}
