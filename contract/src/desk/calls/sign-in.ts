import * as z from 'zod/mini';
import { instant } from '../../entities/money.ts';
import { staffSession } from '../entities.ts';
import { deskAsks, deskReads } from './desk-call.ts';
import { workEmail } from './fields.ts';

/** Shortest and longest password, in characters. */
export const passwordLengths = { shortest: 12, longest: 128 } as const;

/** A token of 256 bits. */
export const token = z.string({ error: 'value.invalid' }).check(z.regex(/^[\w-]{43}$/, 'value.invalid'));
const code = z.string({ error: 'code.required' }).check(z.regex(/^\s*(\d\s*){6}$/, 'code.invalid'));
const newPassword = z
  .string({ error: 'newPassword.required' })
  .check(
    z.minLength(passwordLengths.shortest, 'newPassword.short'),
    z.maxLength(passwordLengths.longest, 'newPassword.long'),
  );
/** What the browser's WebAuthn returns or takes, as JSON. */
const webAuthn = z.record(z.string(), z.unknown());
/** The session of a sign-in. */
export const signedIn = z.object({ session: staffSession });

export const deskStart = deskReads({
  path: '/desk/start',
  auth: 'desk',
  summary:
    'Whose session the browser has, and the ways in. `session` is null without one; `endedBy` says why the last one ended.',
  request: z.object({}),
  result: z.object({
    session: z.nullable(staffSession),
    endedBy: z.nullable(z.enum(['idle', 'endOfDay', 'signedOut', 'endedByAdmin', 'endedElsewhere'])),
    /** The OpenID Connect provider with the name of its button, '' for the desk's own; null: none is set. */
    openId: z.nullable(z.object({ label: z.string() })),
    serverTime: instant,
  }),
});

export const deskInvitation = deskAsks({
  path: '/desk/invitation',
  auth: 'desk',
  summary: 'Who is invited by the link, and a secret for the six-digit codes of this invitation.',
  request: z.object({ token }),
  result: z.object({
    name: z.string(),
    email: z.string(),
    expiresAt: instant,
    /** The secret in base32, and the same as an `otpauth:` address for a picture. */
    codeSecret: z.string(),
    codeAddress: z.string(),
    /** What a new passkey is made with. */
    passkeyOptions: webAuthn,
  }),
});

export const deskAcceptWithPassword = deskAsks({
  path: '/desk/invitation/password',
  auth: 'desk',
  summary: 'Accepts an invitation with a password and a code of the secret, and signs in.',
  request: z.object({ token, password: newPassword, code }),
  result: signedIn,
});

export const deskAcceptWithPasskey = deskAsks({
  path: '/desk/invitation/passkey',
  auth: 'desk',
  summary: 'Accepts an invitation with a new passkey, and signs in.',
  request: z.object({
    token,
    passkeyName: z.string({ error: 'value.invalid' }).check(z.trim(), z.maxLength(60, 'value.invalid')),
    response: webAuthn,
  }),
  result: signedIn,
});

export const deskSignInWithPassword = deskAsks({
  path: '/desk/sign-in/password',
  auth: 'desk',
  summary: 'Signs in with a password and a six-digit code. A code is good once.',
  request: z.object({
    email: workEmail,
    password: z
      .string({ error: 'password.required' })
      .check(z.maxLength(passwordLengths.longest, 'password.required')),
    code,
  }),
  result: signedIn,
});

export const deskPasskeyChallenge = deskAsks({
  path: '/desk/sign-in/passkey/challenge',
  auth: 'desk',
  summary: 'What a browser asks a passkey to sign, valid for five minutes and once.',
  request: z.object({}),
  result: z.object({ options: webAuthn }),
});

export const deskSignInWithPasskey = deskAsks({
  path: '/desk/sign-in/passkey',
  auth: 'desk',
  summary: 'Signs in with a passkey.',
  request: z.object({ response: webAuthn }),
  result: signedIn,
});

export const deskSignOut = deskAsks({
  path: '/desk/sign-out',
  auth: 'desk',
  summary: "Ends the browser's session, if there is one.",
  request: z.object({}),
  result: z.object({}),
});
