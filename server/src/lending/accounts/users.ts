import { hkdfSync, randomUUID } from 'node:crypto';
import type { Language } from '@kopa/contract';
import { dayOf, type LocalTime } from '@kopa/contract/calendar';
import type { UserInfo } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq } from 'drizzle-orm';
import { mobileHash, newBorrower } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { orders, users } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { savedPayout } from '../payout-accounts/payout-account.ts';
import { latestSections } from '../sections/saved-sections.ts';
import type { User } from './sessions.ts';

/** The user of a mobile number, or `null`. */
export async function userOf(db: Database | Transaction, mobile: string): Promise<User | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.mobileHash, mobileHash(db, mobile)));
  return user ? { ...user, mobile } : null;
}

/** Creates an account; throws `numberRegistered`. */
export async function addUser(
  tx: Transaction,
  mobile: string,
  language: Language,
  at: number,
): Promise<User> {
  const [user] = await tx
    .insert(users)
    .values(newBorrower(tx, { id: randomUUID(), mobile, language, createdAt: at }))
    .onConflictDoNothing({ target: users.mobileHash })
    .returning({ id: users.id });
  if (!user) throw new CallError('numberRegistered');
  return { ...user, mobile };
}

/** Stores a user's language for text messages. */
export async function rememberLanguage(tx: Transaction, userId: string, language: Language): Promise<void> {
  await tx.update(users).set({ language }).where(eq(users.id, userId));
}

/** A user in the wire form, with the saved sections. The market's days decide what was paid on time. */
export async function userInfoOf(
  db: Database | Transaction,
  { id, mobile }: User,
  { policy: { market }, pepper }: Pick<Lender, 'policy' | 'pepper'>,
): Promise<UserInfo> {
  const { sections, savedAt } = await latestSections(db, id);
  const { personal, additional, payout } = sections;
  return {
    userId: id,
    mobile,
    basicInfo: { userId: id },
    personal: personal ?? null,
    additional: additional ?? null,
    payout: payout ? savedPayout(payout) : null,
    savedAt: {
      personal: savedAt.personal ?? null,
      additional: savedAt.additional ?? null,
      payout: savedAt.payout ?? null,
    },
    standing: await standingOf(db, id, market),
    draftKey: draftKeyOf(id, pepper),
  };
}

/**
 * The key of a user's locked drafts, derived from the secret (HKDF with SHA-256) and stored nowhere: only a
 * login of the same user returns the key, and an erased account has no login.
 */
function draftKeyOf(userId: string, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, userId, 'kopa drafts', 32)).toString('base64url');
}

/** Since when a user has an account, and how many loans were paid back by their due day. */
async function standingOf(
  db: Database | Transaction,
  userId: string,
  market: LocalTime,
): Promise<UserInfo['standing']> {
  const rows = await db
    .select({ since: users.createdAt, closedAt: orders.closedAt, dueOn: orders.dueOn })
    .from(users)
    .leftJoin(orders, and(eq(orders.userId, users.id), eq(orders.step, orderSteps.finish)))
    .where(eq(users.id, userId));
  const isOnTime = ({ closedAt, dueOn }: (typeof rows)[number]) =>
    closedAt !== null && dueOn !== null && dayOf(closedAt, market) <= dueOn;
  return { since: rows[0]?.since ?? null, paidOnTime: rows.filter(isOnTime).length };
}

/** Serialises one borrower's changes that count or replace rows. */
export async function lockBorrower(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
