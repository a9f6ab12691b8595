import { fromBirthday, type Policy } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { VerificationRequest } from '../../ports/identity/identity-verifier.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { orders, users } from '../../storage/schema/index.ts';
import { sectionsOf } from '../sections/saved-sections.ts';
import type { Claim } from './compare-identity.ts';

/** Who somebody says to be, as they typed it for an order. */
export type Claimed = VerificationRequest['claimed'];

/** Which row of the personal section has the number that the market's card bears; in India and Nigeria none has. */
const numberRows: Record<Policy['market'], 'nationalId' | 'curp' | null> = {
  ke: 'nationalId',
  mx: 'curp',
  in: null,
  ng: null,
};

/** What an order's borrower typed of themselves. */
export async function claimedFor(
  db: Database | Transaction,
  orderNo: string,
  { market, applicant }: Policy,
): Promise<Claimed> {
  const [owner] = await db
    .select({ mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderNo, orderNo));
  const { personal = {} } = await sectionsOf(db, orderNo);
  const { firstName = '', middleName = '', lastName = '', birthday = '', email = '' } = personal;
  return {
    nationalId: personal[numberRows[market] ?? 'nationalId'] ?? '',
    names: [firstName, middleName, lastName].filter(Boolean).join(' '),
    birthday: fromBirthday(birthday, applicant.birthdayForm) ?? fromBirthday(birthday) ?? '',
    mobile: owner?.mobile ?? '',
    email,
  };
}

/** What of it a card can be compared with. */
export function comparable({ nationalId, names, birthday }: Claimed, market: Policy['market']): Claim {
  return { number: numberRows[market] === null ? null : nationalId, names, birthday };
}
