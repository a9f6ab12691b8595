import { createHmac } from 'node:crypto';
import { openIdReturnPath, type OpenIdReason } from '@kopa/contract/desk/open-id';
import { and, eq, isNull } from 'drizzle-orm';
import { OpenIdFailed, type OpenId, type OpenIdAttempt, type OpenIdPerson } from '../../ports/open-id.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { staff, staffInvitations, type StaffRow } from '../../storage/schema/index.ts';
import { hashOfToken, newToken } from '../accounts/token.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { keepChallenge, useChallenge } from './challenges.ts';
import { begin, type AtDesk } from './sign-in.ts';

const attemptMs = 10 * 60_000;

/** The provider's address for a new attempt. `browser` is the secret of the browser's cookie. */
export async function beginOpenId(lender: Lender, browser: string, at: number): Promise<string> {
  const attempt = attemptOf(lender, browser, newToken());
  const address = await providerOf(lender).begin(attempt).catch(refuse);
  await keepChallenge(lender.db, nameOf(browser, attempt.state), { at, forMs: attemptMs });
  return address;
}

/** Signs in with the provider's callback, and returns the token. Throws `openIdRefused` with the reason. */
export async function signInWithOpenId(
  lender: Lender,
  { browser, state, callback }: { browser: string; state: string; callback: Record<string, string> },
  desk: AtDesk,
): Promise<string> {
  const provider = providerOf(lender);
  if (!(await useChallenge(lender.db, nameOf(browser, state), desk.at))) throw refused('over');
  const person = await provider
    .finish(attemptOf(lender, browser, state), { ...callback, state })
    .catch(refuse);
  return inTransaction(lender.db, async (tx) => {
    const found = await memberOf(tx, person, desk.at);
    return begin(tx, found, 'openId', lender, desk);
  });
}

/**
 * The member of staff who is bound to the account at the provider; at the first time the one with the
 * verified address. Nobody is made.
 */
async function memberOf(
  tx: Transaction,
  { issuer, subject, email, isVerified }: OpenIdPerson,
  at: number,
): Promise<StaffRow> {
  const account = hashOfToken(`${issuer}\n${subject}`);
  const active = (of: ReturnType<typeof eq>) =>
    tx
      .select()
      .from(staff)
      .where(and(of, isNull(staff.endedAt)))
      .for('update');
  const [bound] = await active(eq(staff.openIdAccount, account));
  if (bound) return bound;
  if (!isVerified) throw refused('unverified');
  const [member] = await active(eq(staff.email, email));
  if (!member) throw refused('stranger');
  if (member.openIdAccount !== null) throw refused('otherAccount');
  await tx
    .update(staff)
    .set({ openIdAccount: account, activeSince: member.activeSince ?? at })
    .where(eq(staff.id, member.id));
  // A link that nobody has used would stay a second way in.
  await tx
    .update(staffInvitations)
    .set({ usedAt: at })
    .where(and(eq(staffInvitations.staffId, member.id), isNull(staffInvitations.usedAt)));
  return member;
}

/** Nonce and verifier follow from the cookie and the state, so that no table keeps them. */
function attemptOf({ pepper, publicUrl }: Lender, browser: string, state: string): OpenIdAttempt {
  const secret = (use: string) =>
    createHmac('sha256', pepper).update(`openid ${use} ${browser} ${state}`).digest('base64url');
  return {
    redirectUri: `${publicUrl()}${openIdReturnPath}`,
    state,
    nonce: secret('nonce'),
    verifier: secret('verifier'),
  };
}

const nameOf = (browser: string, state: string) => `openid ${hashOfToken(`${browser} ${state}`)}`;

function providerOf({ openId }: Lender): OpenId {
  if (!openId) throw refused('off');
  return openId;
}

function refuse(error: unknown): never {
  throw error instanceof OpenIdFailed ? refused(error.reason, error.cause) : error;
}

function refused(reason: OpenIdReason, cause?: unknown): CallError {
  return new CallError('openIdRefused', { data: { reason }, cause });
}
