import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { keysOf, type KeyRing } from './key-ring.ts';
import { orders, orderSections, userSections } from './schema/index.ts';
import { CannotOpen } from './sealing-key.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * The fields of a payout account that identify an account or a person; a mobile number stays readable, like
 * the login's. They are bound to the borrower, because an account is copied from one order to the next.
 */
const secrets: readonly string[] = ['accountNumber', 'curp', 'bvn'];
const placeOf = (userId: string, field: string) => ({ column: `payout.${field}`, row: userId });
const isWallet = (fields: Fields) => (fields['cardType'] ?? 'mobileMoney') === 'mobileMoney';

/** A borrower's account with sealed numbers. */
export function sealPayout(keys: KeyRing, userId: string, fields: Fields): Record<string, string> {
  return changed(fields, (field, text) => keys.seal(text, placeOf(userId, field)));
}

/** The account of `sealPayout`; throws `CannotOpen`. */
export function openPayout(keys: KeyRing, userId: string, fields: Fields): Record<string, string> {
  return changed(fields, (field, text) => String(keys.open(text, placeOf(userId, field), 'payoutAccount')));
}

function changed(fields: Fields, change: (field: string, text: string) => string): Record<string, string> {
  if (isWallet(fields)) return { ...fields };
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      secrets.includes(field) ? change(field, text) : text,
    ]),
  );
}

const pageRows = 500;

/** Seals all accounts anew under the current key, page by page; an account changes only as it was read. */
export async function resealPayouts(db: Database): Promise<{ resealed: number; lost: number }> {
  const done = { resealed: 0, lost: 0 };
  await eachPage(
    (after) =>
      db
        .select({ id: userSections.userId, userId: userSections.userId, fields: userSections.fields })
        .from(userSections)
        .where(and(eq(userSections.section, 'payout'), gt(userSections.userId, after)))
        .orderBy(asc(userSections.userId))
        .limit(pageRows),
    (row) => resealOne(db, row, userSections, eq(userSections.userId, row.id), done),
  );
  await eachPage(
    (after) =>
      db
        .select({ id: orderSections.orderNo, userId: orders.userId, fields: orderSections.fields })
        .from(orderSections)
        .innerJoin(orders, eq(orders.orderNo, orderSections.orderNo))
        .where(and(eq(orderSections.section, 'payout'), gt(orderSections.orderNo, after)))
        .orderBy(asc(orderSections.orderNo))
        .limit(pageRows),
    (row) => resealOne(db, row, orderSections, eq(orderSections.orderNo, row.id), done),
  );
  return done;
}

interface Kept {
  id: string;
  userId: string;
  fields: Fields;
}

async function eachPage(
  page: (after: string) => Promise<Kept[]>,
  work: (row: Kept) => Promise<void>,
): Promise<void> {
  for (let rows = await page(''); rows.length > 0; rows = await page(rows.at(-1)!.id))
    for (const row of rows) await work(row);
}

async function resealOne(
  db: Database,
  { userId, fields }: Kept,
  table: typeof userSections | typeof orderSections,
  isRow: ReturnType<typeof eq>,
  done: { resealed: number; lost: number },
): Promise<void> {
  const keys = keysOf(db);
  const older = secrets.filter((field) => fields[field] !== undefined && !keys.isCurrent(fields[field]));
  if (isWallet(fields) || older.length === 0) return;
  try {
    const sealed = sealPayout(keys, userId, openPayout(keys, userId, fields));
    await db
      .update(table)
      .set({ fields: sealed })
      .where(and(isRow, eq(table.section, 'payout'), eq(table.fields, { ...fields })));
    done.resealed += 1;
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    done.lost += 1;
  }
}
