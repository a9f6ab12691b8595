import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { staff, staffPasskeys, type StaffPasskeyRow, type StaffRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { keepChallenge, useChallenge } from './challenges.ts';

type Site = Pick<Lender, 'publicUrl' | 'brand'>;

/** Read when first needed: the package asks Node for experimental ciphers, and Node warns of each. */
const webAuthn = () => import('@simplewebauthn/server');

const challengeMs = 5 * 60_000;

/** What a browser makes a new passkey with, as JSON. */
export async function newPasskeyOptions(
  db: Database,
  member: Pick<StaffRow, 'id' | 'name' | 'email'>,
  at: number,
  site: Site,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: `${site.brand.name} Desk`,
    rpID: siteOf(site).id,
    userID: new Uint8Array(Buffer.from(member.id, 'utf8')),
    userName: member.email,
    userDisplayName: member.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, { at, forMs: challengeMs });
  return { ...options };
}

/** What a browser asks any passkey of this site to sign, as JSON: no address is named, so none is told. */
export async function passkeyChallenge(
  db: Database,
  at: number,
  site: Site,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(site).id,
    userVerification: 'required',
  });
  await keepChallenge(db, options.challenge, { at, forMs: challengeMs });
  return { ...options };
}

/** Keeps a new passkey of a member of staff. Throws `signInRefused` for a response that does not fit. */
export async function addPasskey(
  tx: Transaction,
  { staffId, name, response }: { staffId: string; name: string; response: Record<string, unknown> },
  at: number,
  site: Site,
): Promise<void> {
  const { id, origin } = siteOf(site);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => useChallenge(tx, challenge, at),
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(refuse);
  if (!verified.verified) throw new CallError('signInRefused');
  const { credential } = verified.registrationInfo;
  await tx.insert(staffPasskeys).values({
    id: credential.id,
    staffId,
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    createdAt: at,
    lastUsedAt: at,
  });
}

/** The member of staff whose passkey has signed a challenge; throws `signInRefused`. */
export async function ownerOfPasskey(
  tx: Transaction,
  response: Record<string, unknown>,
  at: number,
  site: Site,
): Promise<StaffRow> {
  const passkeyId = typeof response['id'] === 'string' ? response['id'] : '';
  const [found] = await tx
    .select({ passkey: staffPasskeys, member: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, passkeyId), isNull(staffPasskeys.endedAt), isNull(staff.endedAt)))
    .for('update');
  if (!found) throw new CallError('signInRefused');
  const { passkey, member } = found;
  const { id, origin } = siteOf(site);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => useChallenge(tx, challenge, at),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(refuse);
  if (!verified.verified) throw new CallError('signInRefused');
  await tx
    .update(staffPasskeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: at })
    .where(eq(staffPasskeys.id, passkey.id));
  return member;
}

/** The passkeys that a member of staff signs in with. */
export function passkeysOf(
  db: Database | Transaction,
  staffId: string,
): Promise<Pick<StaffPasskeyRow, 'id' | 'name'>[]> {
  return db
    .select({ id: staffPasskeys.id, name: staffPasskeys.name })
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), isNull(staffPasskeys.endedAt)))
    .orderBy(staffPasskeys.createdAt);
}

/** Withdraws the passkeys of a member of staff. */
export async function endPasskeys(tx: Transaction, staffId: string, at: number): Promise<void> {
  await tx
    .update(staffPasskeys)
    .set({ endedAt: at })
    .where(and(eq(staffPasskeys.staffId, staffId), isNull(staffPasskeys.endedAt)));
}

/** Name and origin of this site for passkeys. A bare address is no name: this machine is `localhost`. */
function siteOf({ publicUrl }: Pick<Site, 'publicUrl'>): { id: string; origin: string } {
  const url = new URL(publicUrl() ?? 'http://localhost');
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** The library throws for whatever does not fit, a broken response included. */
function refuse(): never {
  throw new CallError('signInRefused');
}
