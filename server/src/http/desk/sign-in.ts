import {
  deskAcceptWithPasskey,
  deskAcceptWithPassword,
  deskInvitation,
  deskPasskeyChallenge,
  deskSignInWithPasskey,
  deskSignInWithPassword,
  deskSignOut,
  deskStart,
} from '@kopa/contract/desk/calls/sign-in';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { CallError } from '../../lending/call-error.ts';
import { newPasskeyOptions, passkeyChallenge } from '../../lending/desk/passkeys.ts';
import {
  acceptWithPasskey,
  acceptWithPassword,
  signInWithPasskey,
  signInWithPassword,
  type AtDesk,
} from '../../lending/desk/sign-in.ts';
import { codeAddress } from '../../lending/desk/six-digits.ts';
import { findInvitation, invitedCodeSecret, sessionEntity } from '../../lending/desk/staff.ts';
import { endStaffSession, staffOf, type SignedOutBecause } from '../../lending/desk/staff-sessions.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';

export const signInHandlers: readonly Answered[] = [
  on(deskStart)(async (_, { lender, desk, at }) => {
    const found = await callerOrReason(lender.db, desk().token, at);
    const isCaller = typeof found === 'object';
    return {
      session: isCaller ? await sessionEntity(lender.db, found, deskRules) : null,
      endedBy: isCaller || found === 'none' ? null : found,
      openId: lender.openId && { label: lender.openId.label },
      serverTime: at,
    };
  }),

  on(deskInvitation)(async ({ token }, { lender, at }) => {
    const { invitation, member } = await findInvitation(lender.db, token, at);
    const codeSecret = invitedCodeSecret(lender.db, invitation);
    return {
      name: member.name,
      email: member.email,
      expiresAt: invitation.expiresAt,
      codeSecret,
      codeAddress: codeAddress(codeSecret, `${lender.brand.name} Desk`, member.email),
      passkeyOptions: await newPasskeyOptions(lender.db, member, at, lender),
    };
  }),

  on(deskAcceptWithPassword)(async (request, context) =>
    keep(context, await acceptWithPassword(context.lender, request, atDesk(context))),
  ),
  on(deskAcceptWithPasskey)(async (request, context) =>
    keep(context, await acceptWithPasskey(context.lender, request, atDesk(context))),
  ),
  on(deskSignInWithPassword)(async (request, context) =>
    keep(context, await signInWithPassword(context.lender, request, atDesk(context))),
  ),
  on(deskPasskeyChallenge)(async (_, { lender, at }) => ({
    options: await passkeyChallenge(lender.db, at, lender),
  })),
  on(deskSignInWithPasskey)(async ({ response }, context) =>
    keep(context, await signInWithPasskey(context.lender, response, atDesk(context))),
  ),

  on(deskSignOut)(async (_, { lender, desk, at }) => {
    const { token, drop } = desk();
    await endStaffSession(lender.db, token, at);
    drop();
    return {};
  }),
];

/** When and where a call signs in. */
export function atDesk({ at, origin, desk }: CallContext): AtDesk {
  const { from, device } = desk();
  return { at, address: origin.address, from, device };
}

/** Gives the browser its new session. A session that the browser had before ends. */
export async function keep({ lender, desk, at }: CallContext, token: string) {
  const { token: before, keep: give } = desk();
  await endStaffSession(lender.db, before, at);
  give(token);
  const caller = await staffOf(lender.db, token, at, { rules: deskRules, isAttended: true });
  return { session: await sessionEntity(lender.db, caller, deskRules) };
}

/** The member of staff of a token, or why there is none. */
async function callerOrReason(db: CallContext['lender']['db'], token: string, at: number) {
  try {
    return await staffOf(db, token, at, { rules: deskRules, isAttended: false });
  } catch (error) {
    if (!(error instanceof CallError) || error.error !== 'staffSignedOut') throw error;
    return error.data?.['reason'] as SignedOutBecause;
  }
}
