import { groupedPhone, type Market } from '@kopa/contract';
import type { DeskBorrower } from '@kopa/contract/desk/entities';
import { eq, inArray } from 'drizzle-orm';
import { mobileOf } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { orders, users } from '../../storage/schema/index.ts';
import { personalSections } from '../sections/saved-sections.ts';

/** Borrowers as the desk shows them, by id: given name and initial, and a phone with three digits hidden. */
export async function deskBorrowers(
  db: Database | Transaction,
  ids: readonly string[],
  market: Market,
): Promise<Map<string, DeskBorrower>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(users).where(inArray(users.id, wanted));
  const personal = await personalSections(db, rows);
  return new Map(
    rows.map((row) => {
      const { id, language } = row;
      const { firstName = '', lastName = '' } = personal.get(id) ?? {};
      const phone = maskedPhone(mobileOf(db, row), market);
      return [id, { id, name: shortName(firstName, lastName), phone, language }];
    }),
  );
}

/** A phone number as the desk shows it for a reason; '' after an erasure. */
export async function phoneInFull(db: Database | Transaction, id: string, market: Market): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const mobile = user ? mobileOf(db, user) : '';
  return mobile === '' ? '' : groupedPhone(mobile, market);
}

/** The borrowers of these orders, by order. */
export async function borrowersOfOrders(
  db: Database | Transaction,
  orderNos: readonly string[],
  market: Market,
): Promise<Map<string, DeskBorrower>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .select({ orderNo: orders.orderNo, userId: orders.userId })
    .from(orders)
    .where(inArray(orders.orderNo, [...new Set(orderNos)]));
  const people = await deskBorrowers(
    db,
    rows.map(({ userId }) => userId),
    market,
  );
  return new Map(rows.map(({ orderNo, userId }) => [orderNo, people.get(userId)!]));
}

/** As in 'Wanjiru K.'. */
function shortName(firstName: string, lastName: string): string {
  const initial = [...lastName][0];
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
}

/** As in '0712 ••• 418': the middle group of digits is hidden. '' after an erasure. */
export function maskedPhone(mobile: string, market: Market): string {
  if (mobile === '') return '';
  const groups = groupedPhone(mobile, market).split(' ');
  const hidden = Math.floor(groups.length / 2);
  return groups.map((group, place) => (place === hidden ? group.replace(/\d/g, '•') : group)).join(' ');
}
