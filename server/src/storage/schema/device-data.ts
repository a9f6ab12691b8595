import type { DeviceDataKind } from '@kopa/contract/enumerations/device-data';
import type { Language } from '@kopa/contract';
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** What a borrower said about each kind of device data, append only: the newest row of a kind counts. */
export const deviceDataConsents = pgTable(
  'device_data_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text().$type<DeviceDataKind>().notNull(),
    granted: boolean().notNull(),
    /** The purpose that was shown, in this language and in these words. */
    language: text().$type<Language>().notNull(),
    purpose: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('device_data_consents_by_user').on(table.userId, table.kind, table.id)],
);

/** Which kinds have arrived for an order. What arrived is the collector's; here is only that it did. */
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
