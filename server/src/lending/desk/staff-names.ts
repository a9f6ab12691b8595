import type { StaffName } from '@kopa/contract/desk/entities';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { staff } from '../../storage/schema/index.ts';

/** The names of members of staff by id. */
export async function namesOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, StaffName>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
