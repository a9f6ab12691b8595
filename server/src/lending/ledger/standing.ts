import { arrearsOf, daysLate, owedCents, payoffCents, type Day, type LoanAccount } from '@kopa/contract';
import type { LoanStanding } from '@kopa/contract/entities';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { refunds, type RefundRow } from '../../storage/schema/index.ts';
import { paymentTakenBack } from '../disbursement/due-back.ts';
import { overpaidCents } from './overpaid.ts';

const refundsShown = prepared((db) =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderNo, sql.placeholder('orderNo')),
        sql`${refunds.failure} is distinct from ${paymentTakenBack}`,
      ),
    )
    .orderBy(desc(refunds.createdAt))
    .prepare('refunds_shown'),
);

/** The state of a loan on a day through which its account is charged. */
export async function standingOf(
  tx: Transaction,
  orderNo: string,
  account: LoanAccount,
  today: Day,
): Promise<LoanStanding> {
  const late = daysLate(account, today);
  const totalCents = owedCents(account);
  const back = await refundsShown(tx).execute({ orderNo });
  return {
    daysLate: late,
    arrears: arrearsOf(late),
    settlement: {
      day: today,
      totalCents,
      savedCents: today < account.dueOn ? payoffCents(account, account.dueOn) - totalCents : 0,
    },
    overpaidCents: await overpaidCents(tx, orderNo),
    refunds: back.map(({ amountCents, state, receipt, createdAt }) => ({
      amountCents,
      status: statusOf(state),
      receipt,
      createTime: createdAt,
    })),
  };
}

/** A held refund is pending for the borrower. */
function statusOf(state: RefundRow['state']): LoanStanding['refunds'][number]['status'] {
  return state === 'paid' || state === 'failed' ? state : 'pending';
}
