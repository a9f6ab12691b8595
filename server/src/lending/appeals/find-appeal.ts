import type { Appeal } from '@kopa/contract/entities';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { borrowerKey, type KeyRow } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import {
  appealAnswers,
  appeals,
  orders,
  users,
  type AppealAnswerRow,
  type AppealRow,
} from '../../storage/schema/index.ts';

const mostListed = 100;

/** The place of an appeal's text, which is sealed under the borrower's key. */
export const placeOfAppeal = (orderNo: string) => ({ column: 'appeals.text', row: orderNo });

const owner = { id: users.id, key: users.key };
const appealWithAnswer = prepared((db) =>
  db
    .select({ appeal: appeals, answer: appealAnswers, owner })
    .from(appeals)
    .innerJoin(orders, eq(orders.orderNo, appeals.orderNo))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(appealAnswers, eq(appealAnswers.orderNo, appeals.orderNo))
    .where(eq(appeals.orderNo, sql.placeholder('orderNo')))
    .prepare('appeal_with_answer'),
);

/** The appeal against an order's rejection in its wire form, or `null`. */
export async function appealOf(db: Database | Transaction, orderNo: string): Promise<Appeal | null> {
  const [found] = await appealWithAnswer(db).execute({ orderNo });
  return found ? appealEntity(db, found) : null;
}

interface OwnedAppeal {
  appeal: AppealRow;
  answer: AppealAnswerRow | null;
  owner: KeyRow;
}

function appealEntity(db: Database | Transaction, { appeal, answer, owner: row }: OwnedAppeal): Appeal {
  const { orderNo, text, createdAt, answerBefore } = appeal;
  return {
    text: text === '' ? '' : borrowerKey(db, row).openText(text, placeOfAppeal(orderNo)),
    createTime: createdAt,
    answerBefore,
    outcome: answer?.outcome ?? null,
    reviewer: answer?.reviewer ?? null,
    reasons: answer?.reasons ?? [],
    decidedAt: answer?.at ?? null,
  };
}

/** The appeals without an answer, the earliest deadline first. */
export async function waitingAppeals(db: Database): Promise<(Appeal & { orderNo: string })[]> {
  const rows = await db
    .select({ appeal: appeals, owner })
    .from(appeals)
    .innerJoin(orders, eq(orders.orderNo, appeals.orderNo))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(appealAnswers, eq(appealAnswers.orderNo, appeals.orderNo))
    // An erased borrower expects no answer.
    .where(and(isNull(appealAnswers.orderNo), ne(appeals.text, '')))
    .orderBy(asc(appeals.answerBefore), asc(appeals.orderNo))
    .limit(mostListed);
  return rows.map((row) => ({
    orderNo: row.appeal.orderNo,
    ...appealEntity(db, { ...row, answer: null }),
  }));
}
