import type { DeviceDataKind } from '@kopa/contract/enumerations/device-data';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/**
 * The kinds of device data that have arrived for an order. The collector has the data; this table only has
 * the fact.
 */
export const deviceDataUploads = pgTable(
  'device_data_uploads',
  {
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    kind: text().$type<DeviceDataKind>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.kind] })],
);
