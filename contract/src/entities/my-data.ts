import * as z from 'zod/mini';
import { dataCategories, stayReasons } from '../enumerations/my-data.ts';
import { day, instant } from './money.ts';

/** What is kept of one category, in the request's language where it is words. */
export const keptData = z.object({
  category: z.enum(dataCategories),
  name: z.string(),
  /** What it is kept for. */
  purpose: z.string(),
  /** How long. */
  kept: z.string(),
  /** How many there are. */
  count: z.int(),
  /** The values themselves, where they are few: what was typed, with its label. Account numbers show their last digits. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** A request to have one's data erased. */
export const erasure = z.object({
  requestedAt: instant,
  /** When it is carried out; later, when something that ends by itself stands in its way. Until then it can be taken back. */
  dueAt: instant,
});

/** What stays after an erasure, or stands in its way, and why. */
export const stays = z.object({
  reason: z.enum(stayReasons),
  /** In the request's language. */
  text: z.string(),
  /** Until when it stays; null: until it ends. */
  until: z.nullable(day),
});

/** What a lender knows of a borrower. */
export const myData = z.object({
  categories: z.array(keptData),
  erasure: z.nullable(erasure),
  stays: z.array(stays),
  /** After how many days a request is carried out. */
  erasureDays: z.int(),
  serverTime: instant,
});
export type MyData = z.output<typeof myData>;
