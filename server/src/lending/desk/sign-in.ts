import { deskRules } from '@kopa/contract/desk/desk-rules';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { staff, type StaffRow, type StaffWay } from '../../storage/schema/index.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { Transaction } from '../../storage/database.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { addPasskey, ownerOfPasskey } from './passkeys.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { recordAct } from './record.ts';
import { checkWait, countFailure, forgetFailures } from './sign-in-waits.ts';
import { stepOfCode } from './six-digits.ts';
import {
  acceptInvitation,
  codeSecretOf,
  findInvitation,
  invitedCodeSecret,
  sealedCodeSecret,
} from './staff.ts';
import { openStaffSession } from './staff-sessions.ts';

/** A sign-in at the desk: when, from which address and network, and at which device. */
export interface AtDesk {
  at: number;
  address: string;
  from: string;
  /** System and browser. */
  device: string;
}

/** Signs in with password and code, and returns the token. Throws `signInRefused`, `tooManyRequests`. */
export async function signInWithPassword(
  lender: Lender,
  { email, password, code }: { email: string; password: string; code: string },
  desk: AtDesk,
): Promise<string> {
  const { db, pepper } = lender;
  const attempt = { email, address: desk.address };
  await checkWait(db, attempt, desk.at, pepper);
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.endedAt), isNotNull(staff.passwordHash)));
  const fits = await isPassword(password, member?.passwordHash ?? null);
  const step = member ? stepFor(member, codeSecretOf(db, member), code, desk.at) : null;
  const token =
    fits && member && step !== null
      ? await inTransaction(db, async (tx) => {
          // Of two uses of one code the second finds the step taken.
          const [fresh] = await tx
            .update(staff)
            .set({ codeStep: step })
            .where(and(eq(staff.id, member.id), lt(staff.codeStep, step)))
            .returning({ id: staff.id });
          return fresh ? begin(tx, member, 'password', lender, desk) : null;
        })
      : null;
  if (token === null) {
    await countFailure(db, attempt, desk.at, pepper);
    throw new CallError('signInRefused');
  }
  await forgetFailures(db, email, pepper);
  return token;
}

/** Signs in with a passkey, and returns the token. Throws `signInRefused`. */
export function signInWithPasskey(
  lender: Lender,
  response: Record<string, unknown>,
  desk: AtDesk,
): Promise<string> {
  return inTransaction(lender.db, async (tx) => {
    const member = await ownerOfPasskey(tx, response, desk.at, lender);
    return begin(tx, member, 'passkey', lender, desk);
  });
}

/**
 * Accepts an invitation with a password and the first code, signs in, and returns the token. Throws
 * `invitationInvalid`, and `invalidInput` for a code that is not of the invitation's secret.
 */
export async function acceptWithPassword(
  lender: Lender,
  { token, password, code }: { token: string; password: string; code: string },
  desk: AtDesk,
): Promise<string> {
  const { db } = lender;
  const { invitation } = await findInvitation(db, token, desk.at);
  const secret = invitedCodeSecret(db, invitation);
  const codeStep = stepOfCode(secret, code, desk.at, 0);
  if (codeStep === null) throw new CallError('invalidInput', { fields: { code: 'code.wrong' } });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const found = await findInvitation(tx, token, desk.at);
    const ways = { passwordHash, codeSecret: sealedCodeSecret(tx, secret, found.member.id), codeStep };
    await acceptInvitation(tx, found, ways, desk.at);
    return begin(tx, found.member, 'invitation', lender, desk);
  });
}

/** Accepts an invitation with a new passkey, signs in, and returns the token. */
export function acceptWithPasskey(
  lender: Lender,
  { token, passkeyName, response }: { token: string; passkeyName: string; response: Record<string, unknown> },
  desk: AtDesk,
): Promise<string> {
  return inTransaction(lender.db, async (tx) => {
    const found = await findInvitation(tx, token, desk.at);
    const passkey = { staffId: found.member.id, name: passkeyName, response };
    await addPasskey(tx, passkey, desk.at, lender);
    await acceptInvitation(tx, found, {}, desk.at);
    return begin(tx, found.member, 'invitation', lender, desk);
  });
}

/** Begins the session of a sign-in, with its row in the record; returns the token. */
export async function begin(
  tx: Transaction,
  { id }: StaffRow,
  way: StaffWay,
  { policy }: Pick<Lender, 'policy'>,
  { at, from, device }: AtDesk,
): Promise<string> {
  const about = { kind: 'staff', id };
  await recordAct(tx, { id, from }, { act: 'staff.signedIn', about, after: { way } }, at);
  return openStaffSession(tx, { staffId: id, way, device }, at, { rules: deskRules, market: policy.market });
}

function stepFor({ codeStep }: StaffRow, secret: string | null, code: string, at: number): number | null {
  return secret === null ? null : stepOfCode(secret, code, at, codeStep);
}
