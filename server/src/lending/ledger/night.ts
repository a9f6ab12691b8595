import { addDays, type Charge, type Day } from '@kopa/contract';
import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { accruedJournal, nothingAccrued } from './accrued.ts';
import { chargeJournals } from './charge.ts';
import { chargedCents } from './charge-sides.ts';
import { recordedThrough } from './loan-state.ts';
import { post, postAll } from './post.ts';

/** The charges of a loan that a night records; a loan may have none. */
export interface NightCharges {
  order: OrderRow;
  charges: readonly Charge[];
}

/**
 * Records the charges of many loans of the day before: those of loans that lack no other day in one journal,
 * with their sums on the loans, and the others each by itself, as after nights without work. So a charge of
 * such a journal was recorded on the day after its own. The caller holds the locks of the orders.
 */
export async function postNight(
  tx: Transaction,
  all: readonly NightCharges[],
  through: Day,
  at: number,
): Promise<void> {
  const isLast = ({ order }: NightCharges) => addDays(recordedThrough(order), 1) === through;
  await postEach(
    tx,
    all.filter((each) => !isLast(each)),
    through,
    at,
  );
  const sums = all.filter(isLast).map(({ order: { orderNo }, charges }) => ({
    orderNo,
    interest: chargedCents(charges, 'interest'),
    penalty: chargedCents(charges, 'penalty'),
  }));
  const charged = sums.filter(({ interest, penalty }) => interest + penalty > 0);
  const [first] = charged;
  if (first) {
    const [interest, penalty] = [totalOf(charged, 'interest'), totalOf(charged, 'penalty')];
    const isNew = await post(tx, {
      // A day of a loan is recorded once, so that no two journals begin with the same.
      key: `night:${through}:${first.orderNo}:${charged.length}`,
      kind: 'night',
      orderNo: null,
      day: through,
      at,
      sides: {
        interestAccrued: interest,
        interestIncome: -interest,
        penaltyAccrued: penalty,
        penaltyIncome: -penalty,
      },
    });
    if (!isNew) throw new Error(`The charges of ${first.orderNo} of ${through} are recorded already.`);
  }
  await tx.execute(sql`
    update ${orders} set charged_through = ${through},
      accrued_since = case when night.interest + night.penalty > 0
        then coalesce(accrued_since, charged_through) else accrued_since end,
      accrued_interest_cents = accrued_interest_cents + night.interest,
      accrued_penalty_cents = accrued_penalty_cents + night.penalty
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) night ("orderNo" text, interest bigint, penalty bigint)
    where order_no = night."orderNo"`);
}

/** Records charges with a journal for each charge, and moves what earlier nights have recorded together. */
export async function postEach(
  tx: Transaction,
  all: readonly NightCharges[],
  through: Day,
  at: number,
): Promise<void> {
  const behind = all.filter(({ order }) => recordedThrough(order) < through);
  await postAll(
    tx,
    behind.flatMap(({ order, charges }) => {
      const accrued = accruedJournal(order, at);
      return [...(accrued ? [accrued] : []), ...chargeJournals(order.orderNo, charges, at)];
    }),
  );
  const orderNos = behind.map(({ order }) => order.orderNo);
  await tx
    .update(orders)
    .set({ chargedThrough: through, ...nothingAccrued })
    .where(and(inArray(orders.orderNo, orderNos), lt(orders.chargedThrough, through)));
}

/** The loans of a night's journal, by its key. */
export const loansOfNight = (key: unknown) => sql`split_part(${key}, ':', 4)::int`;

function totalOf(all: readonly Record<Charge['kind'], number>[], kind: Charge['kind']): number {
  return all.reduce((sum, each) => sum + each[kind], 0);
}
