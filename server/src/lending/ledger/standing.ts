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

/** What a loan's borrower has paid too much, and what was returned of it. */
interface PaidTooMuch {
  overpaidCents: number;
  refunds: readonly RefundRow[];
}

export async function paidTooMuch(tx: Transaction, orderNo: string): Promise<PaidTooMuch> {
  const [refunds, cents] = await Promise.all([
    refundsShown(tx).execute({ orderNo }),
    overpaidCents(tx, orderNo),
  ]);
  return { overpaidCents: cents, refunds };
}

/** The state of a loan on a day through which its account is charged. */
export function standingUnder(account: LoanAccount, today: Day, tooMuch: PaidTooMuch): LoanStanding {
  const late = daysLate(account, today);
  const totalCents = owedCents(account);
  return {
    daysLate: late,
    arrears: arrearsOf(late),
    settlement: {
      day: today,
      totalCents,
      savedCents: today < account.dueOn ? payoffCents(account, account.dueOn) - totalCents : 0,
    },
    overpaidCents: tooMuch.overpaidCents,
    refunds: tooMuch.refunds.map(({ amountCents, state, receipt, createdAt }) => ({
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
