import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { mobileHash } from '../../storage/borrower-keys.ts';
import type { Database } from '../../storage/database.ts';
import { sessions, users } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { networkOf } from './network.ts';
import type { User } from './sessions.ts';

/** The origin of a request. */
export interface Origin {
  /** The IP address, behind trusted proxies the client's. */
  address: string;
  /** The app's device id (the header `afid`); '' when missing. */
  device: string;
  /** The phone by its cookie, as an HMAC; '' without a cookie. */
  phone: string;
}

/** A phone at the lender's door, as seen for one mobile number. */
export interface Visitor extends Origin {
  /** The phone has logged in to the account of the number, or is logged in now. */
  isKnown: boolean;
  /** Whose requests are counted together: the known phone, or a stranger's network. */
  asker: string;
}

/** The sender of a request about a number, before a login: known when the phone has proven the number. */
export async function visitorFor(
  db: Database,
  mobile: string,
  origin: Origin,
  { pepper }: Pick<Lender, 'pepper'>,
): Promise<Visitor> {
  const isKnown = await hasProven(db, mobile, origin.phone);
  const asker = isKnown ? `phone ${origin.phone}` : `network ${networkOf(origin.address).network}`;
  return { ...origin, isKnown, asker: subjectOf(pepper, asker) };
}

/** A borrower with a session, at the borrower's own number. */
export function borrowerAtDoor({ id }: User, origin: Origin, { pepper }: Pick<Lender, 'pepper'>): Visitor {
  return { ...origin, isKnown: true, asker: subjectOf(pepper, `borrower ${id}`) };
}

/** Whether a phone has logged in to the account of a number. */
async function hasProven(db: Database, mobile: string, phone: string): Promise<boolean> {
  if (phone === '') return false;
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.mobileHash, mobileHash(db, mobile)), eq(sessions.phone, phone)))
    .limit(1);
  return found !== undefined;
}

/** The unreadable name of who is counted. */
export function subjectOf(pepper: string, who: string): string {
  return createHmac('sha256', pepper).update(who).digest('hex');
}
