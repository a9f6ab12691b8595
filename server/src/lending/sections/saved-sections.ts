import { and, eq, inArray, sql } from 'drizzle-orm';
import { borrowerKey, keyOfBorrower, type KeyRow } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { orders, orderSections, users, userSections, type SectionName } from '../../storage/schema/index.ts';
import type { Sealed, SealingKey } from '../../storage/sealing-key.ts';

type Fields = Record<string, string>;
export type SavedSections = Partial<Record<SectionName, Fields>>;

const ofOrder = (orderNo: string, section: SectionName) => ({
  column: 'order_sections.fields',
  row: [orderNo, section],
});
const ofUser = (userId: string, section: SectionName) => ({
  column: 'user_sections.fields',
  row: [userId, section],
});
const overwrite = { fields: sql`excluded.fields`, savedAt: sql`excluded.saved_at` };

/** Stores a section for its order, and as its owner's latest version. */
export async function keepSection(
  tx: Transaction,
  { orderNo, userId }: { orderNo: string; userId: string },
  section: SectionName,
  fields: Fields,
  at: number,
): Promise<void> {
  const key = await keyOfBorrower(tx, userId);
  await addToOrder(tx, key, { orderNo, section, fields, at });
  await tx
    .insert(userSections)
    .values({ userId, section, fields: key.seal(fields, ofUser(userId, section)), savedAt: at })
    .onConflictDoUpdate({ target: [userSections.userId, userSections.section], set: overwrite });
}

/** Stores a section for its order alone. */
export async function copySection(tx: Transaction, userId: string, taken: OrderSection): Promise<void> {
  await addToOrder(tx, await keyOfBorrower(tx, userId), taken);
}

/** A section of an order, before it is sealed. */
interface OrderSection {
  orderNo: string;
  section: SectionName;
  fields: Fields;
  at: number;
}

/** The row of a section under the key of the order's borrower. */
export function orderSectionRow(
  key: SealingKey,
  { orderNo, section, fields, at }: OrderSection,
): typeof orderSections.$inferInsert {
  return { orderNo, section, fields: key.seal(fields, ofOrder(orderNo, section)), savedAt: at };
}

async function addToOrder(tx: Transaction, key: SealingKey, taken: OrderSection): Promise<void> {
  await tx
    .insert(orderSections)
    .values(orderSectionRow(key, taken))
    .onConflictDoUpdate({ target: [orderSections.orderNo, orderSections.section], set: overwrite });
}

/** A row of a borrower's latest sections, opened. */
export function openUserSection(
  db: Database | Transaction,
  owner: KeyRow,
  section: SectionName,
  fields: Sealed,
): Fields {
  return borrowerKey(db, owner).open(fields, ofUser(owner.id, section)) as Fields;
}

const latest = prepared((db) =>
  db
    .select({
      section: userSections.section,
      fields: userSections.fields,
      savedAt: userSections.savedAt,
      owner: { id: users.id, key: users.key },
    })
    .from(userSections)
    .innerJoin(users, eq(users.id, userSections.userId))
    .where(eq(userSections.userId, sql.placeholder('userId')))
    .prepare('latest_sections'),
);

/** A borrower's latest sections, and their times. */
export async function latestSections(
  db: Database | Transaction,
  userId: string,
): Promise<{ sections: SavedSections; savedAt: Partial<Record<SectionName, number>> }> {
  const rows = await latest(db).execute({ userId });
  return {
    sections: Object.fromEntries(
      rows.map(({ owner, section, fields }) => [section, openUserSection(db, owner, section, fields)]),
    ),
    savedAt: Object.fromEntries(rows.map(({ section, savedAt }) => [section, savedAt])),
  };
}

/** The latest personal sections of borrowers, by the borrower's id. */
export async function personalSections(
  db: Database | Transaction,
  owners: readonly KeyRow[],
): Promise<Map<string, Fields>> {
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  const rows = await db
    .select({ userId: userSections.userId, fields: userSections.fields })
    .from(userSections)
    .where(and(inArray(userSections.userId, [...byId.keys()]), eq(userSections.section, 'personal')));
  return new Map(
    rows.map(({ userId, fields }) => [userId, openUserSection(db, byId.get(userId)!, 'personal', fields)]),
  );
}

const personalOf = prepared((db) =>
  db
    .select({ fields: userSections.fields, owner: { id: users.id, key: users.key } })
    .from(userSections)
    .innerJoin(users, eq(users.id, userSections.userId))
    .where(and(eq(userSections.userId, sql.placeholder('userId')), eq(userSections.section, 'personal')))
    .prepare('personal_section'),
);

/** A borrower's first name as last saved; `null` before. */
export async function firstNameOf(db: Database | Transaction, userId: string): Promise<string | null> {
  const [row] = await personalOf(db).execute({ userId });
  return (row && openUserSection(db, row.owner, 'personal', row.fields)['firstName']) || null;
}

const sectionsOfOrder = prepared((db) =>
  db
    .select({
      section: orderSections.section,
      fields: orderSections.fields,
      owner: { id: users.id, key: users.key },
    })
    .from(orderSections)
    .innerJoin(orders, eq(orders.orderNo, orderSections.orderNo))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orderSections.orderNo, sql.placeholder('orderNo')))
    .prepare('sections_of_order'),
);

/** What was filled in for an order. */
export async function sectionsOf(db: Database | Transaction, orderNo: string): Promise<SavedSections> {
  const rows = await sectionsOfOrder(db).execute({ orderNo });
  if (rows.length === 0) return {};
  const sealed = Object.fromEntries(rows.map(({ section, fields }) => [section, fields]));
  const open = sectionsOpener(db, rows[0]!.owner, orderNo, sealed);
  return Object.fromEntries(rows.map(({ section }) => [section, open(section)]));
}

/** Opens sections of an order by name, each when it is asked for; undefined for one that is not there. */
export function sectionsOpener(
  db: Database | Transaction,
  owner: KeyRow,
  orderNo: string,
  sealed: Partial<Record<SectionName, Sealed>>,
): (section: SectionName) => Fields | undefined {
  let key: SealingKey | undefined;
  return (section) => {
    const text = sealed[section];
    if (text === undefined) return undefined;
    key ??= borrowerKey(db, owner);
    return key.open(text, ofOrder(orderNo, section)) as Fields;
  };
}
