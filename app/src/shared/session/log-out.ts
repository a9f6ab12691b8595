import { logOut as logOutCall } from '@kopa/contract/calls/sessions';
import { send } from '../lender/client.ts';
import { leave } from './leave.ts';
import { session } from './session.ts';
import { keepLogOuts, unsentLogOuts } from './unsent-log-outs.ts';

/**
 * Logs out here and at the lender. Without a connection the lender is told later: until then the phone keeps
 * the digest of the token, with which nobody can log in.
 */
export function logOut(): void {
  const token = session()?.token;
  leave();
  if (token !== undefined) void endAtLender(token).catch(() => undefined);
}

/** Ends the session of a token at the lender, now or later. Throws the CallError of a failure. */
export async function endAtLender(token: string): Promise<void> {
  const { subtle } = crypto as Partial<Crypto>;
  // A page without a secure context has no digest, and its logout is sent once.
  if (!subtle) return void (await send(logOutCall, {}, { token }));
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  keepLogOuts([...unsentLogOuts(), hex]);
  await sendLogOuts();
}

/** Sends the kept logouts; each is kept until the lender has answered. Throws the CallError of a failure. */
export async function sendLogOuts(): Promise<void> {
  for (const session of unsentLogOuts()) {
    // Under no token: another borrower may have logged in since.
    await send(logOutCall, { session }, { token: '' });
    keepLogOuts(unsentLogOuts().filter((each) => each !== session));
  }
}
