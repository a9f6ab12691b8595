import * as z from 'zod/mini';
import { dataCategories, stayReasons } from '../enumerations/my-data.ts';
import { day, instant } from './money.ts';

/** The stored data of one category; texts in the request's language. */
export const keptData = z.object({
  category: z.enum(dataCategories),
  name: z.string(),
  /** The purpose. */
  purpose: z.string(),
  /** The retention. */
  kept: z.string(),
  /** The number of items. */
  count: z.int(),
  /** The values, if few: typed data with labels. Account numbers show their last digits. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** A request for erasure. */
export const erasure = z.object({
  requestedAt: instant,
  /** Day of the erasure; later while a temporary obstacle exists. Until then the request can be withdrawn. */
  dueAt: instant,
});

/** Data that survives an erasure, or an obstacle, with the reason. */
export const stays = z.object({
  reason: z.enum(stayReasons),
  /** In the request's language. */
  text: z.string(),
  /** End of the retention; null: until it ends by itself. */
  until: z.nullable(day),
});

/** The lender's data about a borrower. */
export const myData = z.object({
  categories: z.array(keptData),
  erasure: z.nullable(erasure),
  stays: z.array(stays),
  /** Days from a request to the erasure. */
  erasureDays: z.int(),
  serverTime: instant,
});
export type MyData = z.output<typeof myData>;
