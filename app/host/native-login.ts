import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { existsByMobile, getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { CallError } from '../src/shared/lender/call-error.ts';
import { send } from '../src/shared/lender/client.ts';

/** Logs in as a native app with a login of its own would; the sandbox tells the code. `mobile` is national digits. */
export async function logInNatively(mobile: string): Promise<{ token: string; userId: string }> {
  const { exists } = await send(existsByMobile, { mobile });
  await send(getVerifyCode, { mobile }).catch((error: unknown) => {
    // One that was sent less than a minute ago is still good.
    if (!(error instanceof CallError && error.failure === 'codeTooSoon')) throw error;
  });
  const { messages } = await send(sandboxOutbox, { mobile });
  const code = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? '';
  const { token, user } = await send(exists ? login : register, { mobile, code });
  return { token, userId: user.userId };
}
