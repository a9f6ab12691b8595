import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { orderSections, userSections, type SectionName } from '../../storage/schema/index.ts';

export type SavedSections = Partial<Record<SectionName, Record<string, string>>>;

/** Stores a section for its order, and as its owner's latest version. */
export async function keepSection(
  tx: Transaction,
  owner: { orderNo: string; userId: string },
  section: SectionName,
  fields: Record<string, string>,
  at: number,
): Promise<void> {
  const overwrite = { fields: sql`excluded.fields`, savedAt: sql`excluded.saved_at` };
  await tx
    .insert(orderSections)
    .values({ orderNo: owner.orderNo, section, fields, savedAt: at })
    .onConflictDoUpdate({ target: [orderSections.orderNo, orderSections.section], set: overwrite });
  await tx
    .insert(userSections)
    .values({ userId: owner.userId, section, fields, savedAt: at })
    .onConflictDoUpdate({ target: [userSections.userId, userSections.section], set: overwrite });
}

/** A borrower's latest sections, and their times. */
export async function latestSections(
  db: Database | Transaction,
  userId: string,
): Promise<{ sections: SavedSections; savedAt: Partial<Record<SectionName, number>> }> {
  const rows = await db.select().from(userSections).where(eq(userSections.userId, userId));
  return {
    sections: bySection(rows),
    savedAt: Object.fromEntries(rows.map(({ section, savedAt }) => [section, savedAt])),
  };
}

/** The latest personal sections of borrowers, by the borrower's id. */
export async function personalSections(
  db: Database | Transaction,
  userIds: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const rows = await db
    .select({ userId: userSections.userId, fields: userSections.fields })
    .from(userSections)
    .where(and(inArray(userSections.userId, [...userIds]), eq(userSections.section, 'personal')));
  return new Map(rows.map(({ userId, fields }) => [userId, fields]));
}

const firstNames = prepared((db) =>
  db
    .select({ firstName: sql<string | null>`${userSections.fields} ->> 'firstName'` })
    .from(userSections)
    .where(and(eq(userSections.userId, sql.placeholder('userId')), eq(userSections.section, 'personal')))
    .prepare('first_name'),
);

/** A borrower's first name as last saved; `null` before. */
export async function firstNameOf(db: Database | Transaction, userId: string): Promise<string | null> {
  const [row] = await firstNames(db).execute({ userId });
  return row?.firstName || null;
}

const sectionsOfOrder = prepared((db) =>
  db
    .select()
    .from(orderSections)
    .where(eq(orderSections.orderNo, sql.placeholder('orderNo')))
    .prepare('sections_of_order'),
);

/** What was filled in for an order. */
export async function sectionsOf(db: Database | Transaction, orderNo: string): Promise<SavedSections> {
  const rows = await sectionsOfOrder(db).execute({ orderNo });
  return bySection(rows);
}

function bySection(rows: readonly { section: SectionName; fields: Record<string, string> }[]): SavedSections {
  return Object.fromEntries(rows.map(({ section, fields }) => [section, fields]));
}
