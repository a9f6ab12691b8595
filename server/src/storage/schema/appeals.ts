import type { AppealOutcome, DecisionReason } from '@kopa/contract/entities';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedOrBlank } from './columns.ts';
import { orders } from './orders.ts';

/** Requests that a person looks at a rejection again, append only: one per rejected order. */
export const appeals = pgTable(
  'appeals',
  {
    orderNo: text()
      .primaryKey()
      .references(() => orders.orderNo),
    /** The borrower's own words; '' after an erasure. */
    text: sealedOrBlank().notNull(),
    createdAt: instant().notNull(),
    /** Deadline of the answer. */
    answerBefore: instant().notNull(),
  },
  (table) => [index('appeals_by_deadline').on(table.answerBefore)],
);
export type AppealRow = typeof appeals.$inferSelect;

/** The answers to appeals, append only. */
export const appealAnswers = pgTable('appeal_answers', {
  orderNo: text()
    .primaryKey()
    .references(() => appeals.orderNo),
  outcome: text().$type<AppealOutcome>().notNull(),
  /** The name of the person who looked. */
  reviewer: text().notNull(),
  reasons: jsonb().$type<DecisionReason[]>().notNull(),
  at: instant().notNull(),
});
export type AppealAnswerRow = typeof appealAnswers.$inferSelect;
