import * as z from 'zod/mini';
import { day } from '../entities/money.ts';
import { product } from '../entities/product.ts';
import { staffName } from './entities.ts';

/** A change of a product that two people have decided. */
export const scheduledChange = z.object({
  id: z.string(),
  after: product,
  validFrom: day,
  /** The names of who decided. */
  people: z.string(),
});
export type ScheduledChange = z.output<typeof scheduledChange>;

/** A product at the desk: as borrowers see it today, and what waits. */
export const deskProduct = z.object({
  name: z.string(),
  now: product,
  scheduled: z.nullable(scheduledChange),
  /** The open request for a second person; null: none. */
  asked: z.nullable(
    z.object({ requestId: z.string(), after: product, validFrom: day, why: z.string(), askedBy: staffName }),
  ),
  /** Changes that were in force, withdrawn or outdated, the newest first. */
  before: z.array(
    z.object({
      after: product,
      validFrom: day,
      people: z.string(),
      state: z.enum(['inForce', 'withdrawn', 'outdated']),
    }),
  ),
  /** Loans that keep the price they have. */
  touches: z.object({ running: z.int(), offers: z.int(), applications: z.int() }),
});
export type DeskProduct = z.output<typeof deskProduct>;

/** What the policy allows a product. */
export const productBounds = z.object({
  minimumCents: z.int(),
  maximumCents: z.int(),
  minimumDays: z.int(),
  maximumDays: z.int(),
  interestCapAnnualBps: z.int(),
});
export type ProductBounds = z.output<typeof productBounds>;

/** The message of each value of a product that is outside of its bounds, or makes a loan that is refused. */
export const productFaults = {
  minimumCents: 'product.minimumCents',
  maximumCents: 'product.maximumCents',
  stepCents: 'product.stepCents',
  offeredDays: 'product.offeredDays',
  terms: 'product.terms',
} as const;
