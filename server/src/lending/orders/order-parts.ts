import type { Order } from '@kopa/contract/entities';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import {
  extensions,
  orders,
  users,
  type ExtensionRow,
  type SectionName,
} from '../../storage/schema/index.ts';
import type { Sealed } from '../../storage/sealing-key.ts';
import { sectionsOpener } from '../sections/saved-sections.ts';

const partSections = ['personal', 'payout', 'additional'] as const satisfies readonly SectionName[];
type PartSection = (typeof partSections)[number];

/** What belongs to an order and stands in other tables. */
export interface OrderParts {
  /** Opens a section of these; undefined for one that was not filled in. */
  section: (name: PartSection) => Record<string, string> | undefined;
  photos: Order['photos'];
  /** The extension that waits for its payment, also after its day. */
  extension: Pick<ExtensionRow, 'payNowCents' | 'expiresAt'> | null;
}

const parts = (db: Transaction, which: SQL) =>
  db
    .select({
      orderNo: orders.orderNo,
      owner: { id: users.id, key: users.key },
      sections: sql<Partial<Record<SectionName, Sealed>> | null>`(
        select json_object_agg(section, fields) from order_sections
        where order_no = ${orders.orderNo} and section in ${partSections})`,
      photos: sql<(keyof Order['photos'])[] | null>`(
        select json_agg(kind) from order_photos where order_no = ${orders.orderNo})`,
      extension: { payNowCents: extensions.payNowCents, expiresAt: extensions.expiresAt },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(extensions, and(eq(extensions.orderNo, orders.orderNo), eq(extensions.state, 'open')))
    .where(which);

const partsOfOne = prepared((db) =>
  parts(db as Transaction, eq(orders.orderNo, sql.placeholder('orderNo'))).prepare('parts_of_order'),
);

/** The parts of orders by number, in one statement for any number of orders. */
export async function partsOf(
  tx: Transaction,
  orderNos: readonly string[],
): Promise<Map<string, OrderParts>> {
  const rows =
    orderNos.length === 1
      ? await partsOfOne(tx).execute({ orderNo: orderNos[0] })
      : await parts(tx, inArray(orders.orderNo, [...orderNos]));
  return new Map(
    rows.map(({ orderNo, owner, sections, photos, extension }) => {
      const taken = new Set(photos);
      return [
        orderNo,
        {
          section: sectionsOpener(tx, owner, orderNo, sections ?? {}),
          photos: { front: taken.has('front'), back: taken.has('back'), face: taken.has('face') },
          extension,
        },
      ];
    }),
  );
}
