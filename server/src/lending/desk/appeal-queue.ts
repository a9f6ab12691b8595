import { dayOf } from '@kopa/contract';
import type { AppealReview, DeskAppeal } from '@kopa/contract/desk/appeal-entities';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import {
  appealAnswers,
  appeals,
  orders,
  type AppealAnswerRow,
  type AppealRow,
  type OrderRow,
} from '../../storage/schema/index.ts';
import { appealOf } from '../appeals/find-appeal.ts';
import { CallError } from '../call-error.ts';
import { newerOrderNo } from './appeal-acts.ts';
import { ownersOf } from './claims.ts';
import { deskBorrowers } from './desk-borrower.ts';
import { loansBefore } from './loans-before.ts';
import { dueCounts, promised, type AtWork, type QueueCounts } from './promises.ts';
import { askedAbout } from './second.ts';

interface Appealed {
  appeal: AppealRow;
  answer: AppealAnswerRow | null;
  order: OrderRow;
}

const isAnswered = isNotNull(appealAnswers.orderNo);
// An erased borrower expects no answer.
const waits = and(isNull(appealAnswers.orderNo), ne(appeals.text, ''));

/** A page of the queue: what waits by its promise, or what was answered, newest first. */
export async function appealQueue(
  tx: Transaction,
  { state, cursor, limit }: { state: 'open' | 'decided'; cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskAppeal[]; nextCursor: string | null }> {
  const isOpen = state === 'open';
  const [after] = cursor ? await appealed(tx, eq(appeals.orderNo, cursor), [], 1) : [];
  const found = await appealed(
    tx,
    and(isOpen ? waits : isAnswered, after && beyond(after, isOpen)),
    isOpen
      ? [asc(appeals.answerBefore), asc(appeals.orderNo)]
      : [desc(appealAnswers.at), desc(appeals.orderNo)],
    limit + 1,
  );
  const rows = found.slice(0, limit);
  return {
    items: await items(tx, rows, work),
    nextCursor: found.length > limit ? rows.at(-1)!.appeal.orderNo : null,
  };
}

/** What waits for a person. */
export async function appealCounts(
  tx: Transaction,
  work: Pick<AtWork, 'at' | 'rules'>,
): Promise<QueueCounts> {
  const [row] = await tx
    .select(dueCounts({ since: appeals.createdAt, due: appeals.answerBefore }, work))
    .from(appeals)
    .leftJoin(appealAnswers, eq(appealAnswers.orderNo, appeals.orderNo))
    .where(waits);
  return row!;
}

/** One row of the queue, answered or not; throws `itemGone`. */
export async function appealItem(tx: Transaction, orderNo: string, work: AtWork): Promise<DeskAppeal> {
  const [item] = await items(tx, await appealed(tx, eq(appeals.orderNo, orderNo), [], 1), work);
  if (!item) throw new CallError('itemGone');
  return item;
}

/** One appeal with the borrower's words, the rejection and the application; throws `itemGone`. */
export async function appealReview(tx: Transaction, orderNo: string, work: AtWork): Promise<AppealReview> {
  const item = await appealItem(tx, orderNo, work);
  const [found] = await appealed(tx, eq(appeals.orderNo, orderNo), [], 1);
  const { order, answer } = found!;
  return {
    item,
    text: (await appealOf(tx, orderNo))!.text,
    decidedAt: order.decidedAt,
    loan: { days: order.tenureDays, appliedOn: dayOf(order.createdAt, work.lender.policy.market) },
    loansBefore: await loansBefore(tx, order),
    newerOrderNo: await newerOrderNo(tx, order),
    answer: answer && { at: answer.at, by: answer.reviewer, reasons: answer.reasons },
  };
}

function appealed(tx: Transaction, where: SQL | undefined, order: SQL[], limit: number): Promise<Appealed[]> {
  return tx
    .select({ appeal: appeals, answer: appealAnswers, order: orders })
    .from(appeals)
    .innerJoin(orders, eq(orders.orderNo, appeals.orderNo))
    .leftJoin(appealAnswers, eq(appealAnswers.orderNo, appeals.orderNo))
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

function beyond({ appeal, answer }: Appealed, isOpen: boolean): SQL | undefined {
  const { orderNo } = appeal;
  if (isOpen)
    return or(
      gt(appeals.answerBefore, appeal.answerBefore),
      and(eq(appeals.answerBefore, appeal.answerBefore), gt(appeals.orderNo, orderNo)),
    );
  return answer !== null
    ? or(lt(appealAnswers.at, answer.at), and(eq(appealAnswers.at, answer.at), lt(appeals.orderNo, orderNo)))
    : undefined;
}

async function items(tx: Transaction, rows: readonly Appealed[], work: AtWork): Promise<DeskAppeal[]> {
  const ids = rows.map(({ appeal }) => appeal.orderNo);
  const owners = await ownersOf(tx, 'appeals', ids, work.at, work.rules);
  const asked = await askedAbout(tx, 'appeals', ids, work);
  const people = await deskBorrowers(
    tx,
    rows.map(({ order }) => order.userId),
    work.lender.policy.market,
  );
  return rows.map(({ appeal, answer, order }) => {
    const { orderNo: id, createdAt: since, answerBefore } = appeal;
    const state = answer?.outcome ?? (appeal.text === '' ? 'over' : 'waiting');
    return {
      ...promised({ id, since, dueAt: state === 'waiting' ? answerBefore : null }, owners.get(id)),
      borrower: people.get(order.userId)!,
      state,
      cents: order.loanAmountCents,
      reasons: order.reasons,
      isAsked: asked.has(id),
    };
  });
}
