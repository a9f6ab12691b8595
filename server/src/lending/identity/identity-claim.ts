import { createHmac } from 'node:crypto';
import { fromBirthday, type MarketCode, type Policy } from '@kopa/contract';
import { internationalPhone } from '@kopa/contract/market/phone';
import { eq } from 'drizzle-orm';
import type { VerificationRequest } from '../../ports/identity/identity-verifier.ts';
import { mobileOf } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { orders, users } from '../../storage/schema/index.ts';
import { sectionsOf } from '../sections/saved-sections.ts';
import type { Lender } from '../lender.ts';
import { plainNumber, type Claim } from './compare-identity.ts';

/** The claimed identity, as typed for an order. */
export type Claimed = VerificationRequest['claimed'];

/** The field of the personal section with the number on the market's card; none in India and Nigeria. */
const numberRows: Record<MarketCode, 'nationalId' | 'curp' | null> = {
  ke: 'nationalId',
  mx: 'curp',
  in: null,
  ng: null,
};

/** The typed identity of an order's borrower. */
export async function claimedFor(
  db: Database | Transaction,
  orderNo: string,
  { market, applicant }: Policy,
): Promise<Claimed> {
  const [owner] = await db
    .select({ id: users.id, key: users.key, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderNo, orderNo));
  const { personal = {} } = await sectionsOf(db, orderNo);
  const { firstName = '', middleName = '', lastName = '', birthday = '', email = '' } = personal;
  return {
    nationalId: personal[numberRows[market.code] ?? 'nationalId'] ?? '',
    names: [firstName, middleName, lastName].filter(Boolean).join(' '),
    birthday: fromBirthday(birthday, applicant.birthdayForm) ?? fromBirthday(birthday) ?? '',
    phone: owner ? internationalPhone(mobileOf(db, owner), market) : '',
    email,
  };
}

/** The part of the claim that a card can prove. */
export function comparable({ nationalId, names, birthday }: Claimed, market: MarketCode): Claim {
  return { number: numberRows[market] === null ? null : nationalId, names, birthday };
}

/** Compares the typed number of a card between borrowers without keeping it; null without a number. */
export function numberHash(
  claimed: Claimed,
  { policy, pepper }: Pick<Lender, 'policy' | 'pepper'>,
): string | null {
  const market = policy.market.code;
  const { number } = comparable(claimed, market);
  if (!number) return null;
  return createHmac('sha256', pepper)
    .update(`number:${plainNumber(number, market)}`)
    .digest('base64url');
}
