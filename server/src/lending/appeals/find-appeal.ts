import type { Appeal } from '@kopa/contract/entities';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { appealAnswers, appeals, type AppealAnswerRow, type AppealRow } from '../../storage/schema/index.ts';

const mostListed = 100;

const appealWithAnswer = prepared((db) =>
  db
    .select({ appeal: appeals, answer: appealAnswers })
    .from(appeals)
    .leftJoin(appealAnswers, eq(appealAnswers.orderNo, appeals.orderNo))
    .where(eq(appeals.orderNo, sql.placeholder('orderNo')))
    .prepare('appeal_with_answer'),
);

/** The appeal against an order's rejection in its wire form, or `null`. */
export async function appealOf(db: Database | Transaction, orderNo: string): Promise<Appeal | null> {
  const [found] = await appealWithAnswer(db).execute({ orderNo });
  return found ? appealEntity(found.appeal, found.answer) : null;
}

function appealEntity({ text, createdAt, answerBefore }: AppealRow, answer: AppealAnswerRow | null): Appeal {
  return {
    text,
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
    .select({ appeal: appeals })
    .from(appeals)
    .leftJoin(appealAnswers, eq(appealAnswers.orderNo, appeals.orderNo))
    // An erased borrower expects no answer.
    .where(and(isNull(appealAnswers.orderNo), ne(appeals.text, '')))
    .orderBy(asc(appeals.answerBefore), asc(appeals.orderNo))
    .limit(mostListed);
  return rows.map(({ appeal }) => ({ orderNo: appeal.orderNo, ...appealEntity(appeal, null) }));
}
