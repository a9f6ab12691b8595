import { and, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orderPhotos, orders, type OrderRow } from '../../storage/schema/index.ts';

const { id: _id, ...withoutId } = getTableColumns(orderPhotos);

/**
 * Copies the ID card's photos of the previous order, when both sides exist and neither was found unclear.
 * Both orders then refer to the same files, and the last reference deletes them.
 */
export async function takeCardPhotos(tx: Transaction, { orderNo, userId }: OrderRow): Promise<void> {
  const rows = await tx
    .select({ photo: withoutId, reasons: orders.reasons })
    .from(orderPhotos)
    .innerJoin(orders, eq(orders.orderNo, orderPhotos.orderNo))
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.orderNo, orderNo),
        inArray(orderPhotos.kind, ['front', 'back']),
      ),
    )
    .orderBy(desc(orders.position))
    .limit(2);
  const [one, other] = rows;
  if (!one || !other || one.photo.orderNo !== other.photo.orderNo) return;
  if (one.reasons.includes('identityUnclear')) return;
  await tx
    .insert(orderPhotos)
    .values(rows.map(({ photo }) => ({ ...photo, orderNo })))
    .onConflictDoNothing();
}
