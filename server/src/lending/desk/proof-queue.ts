import type { DeskProof } from '@kopa/contract/desk/proof-entities';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { vouchers, type VoucherRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { decideVoucher } from '../repayment/vouchers/decide-voucher.ts';
import { ownersOf } from './claims.ts';
import { borrowersOfOrders } from './desk-borrower.ts';
import { dueCounts, promised, type AtWork, type QueueCounts } from './promises.ts';

/** A page of the queue: open proofs by the promise to their borrowers, decided ones newest first. */
export async function proofQueue(
  tx: Transaction,
  { state, cursor, limit }: { state: 'open' | 'decided'; cursor?: string | null | undefined; limit: number },
  work: AtWork,
): Promise<{ items: DeskProof[]; nextCursor: string | null }> {
  const [after] = cursor ? await tx.select().from(vouchers).where(eq(vouchers.id, cursor)) : [];
  const isOpen = state === 'open';
  const beyond = isOpen
    ? after &&
      or(
        gt(vouchers.answerBefore, after.answerBefore),
        and(eq(vouchers.answerBefore, after.answerBefore), gt(vouchers.position, after.position)),
      )
    : after && lt(vouchers.position, after.position);
  const found = await tx
    .select()
    .from(vouchers)
    .where(and((isOpen ? isNull : isNotNull)(vouchers.decidedAt), beyond))
    .orderBy(...(isOpen ? [asc(vouchers.answerBefore), asc(vouchers.position)] : [desc(vouchers.position)]))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return {
    items: await proofItems(tx, rows, work),
    nextCursor: found.length > limit ? rows.at(-1)!.id : null,
  };
}

/** The proofs without a decision. */
export async function proofCounts(tx: Transaction, work: Pick<AtWork, 'at' | 'rules'>): Promise<QueueCounts> {
  const [row] = await tx
    .select(dueCounts({ since: vouchers.createdAt, due: vouchers.answerBefore }, work))
    .from(vouchers)
    .where(isNull(vouchers.decidedAt));
  return row!;
}

/** One row of the queue; throws `itemGone`. */
export async function proofItem(tx: Transaction, id: string, work: AtWork): Promise<DeskProof> {
  const [item] = await proofItems(tx, [await proofRow(tx, id)], work);
  return item!;
}

/** A proof whoever sent it; throws `itemGone`. */
export async function proofRow(tx: Transaction, id: string): Promise<VoucherRow> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id));
  if (!row) throw new CallError('itemGone');
  return row;
}

/** The borrower reads that the proof is being checked. */
export async function reviewProof(tx: Transaction, id: string, { lender, at }: AtWork): Promise<void> {
  await decideVoucher(tx, id, { decision: 'review' }, at, lender.policy.market);
}

async function proofItems(
  tx: Transaction,
  rows: readonly VoucherRow[],
  { lender, rules, at }: AtWork,
): Promise<DeskProof[]> {
  const ids = rows.map(({ id }) => id);
  const owners = await ownersOf(tx, 'proofs', ids, at, rules);
  const people = await borrowersOfOrders(
    tx,
    rows.map(({ orderNo }) => orderNo),
    lender.policy.market,
  );
  return rows.map((row) => ({
    ...promised(
      { id: row.id, since: row.createdAt, dueAt: row.decidedAt === null ? row.answerBefore : null },
      owners.get(row.id),
    ),
    orderNo: row.orderNo,
    borrower: people.get(row.orderNo)!,
    state: row.state,
    amountCents: row.amountCents,
    paidOn: row.paidOn,
  }));
}
