import type { DecisionReason, Order } from '@kopa/contract/entities';
import type { Database, Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { answersOf } from '../sections/questionnaire.ts';

/** The answers that a reason is about: a field of the work section, or questions of the questionnaire. */
const asked: Readonly<Record<DecisionReason, readonly string[]>> = {
  amountHighForIncome: ['monthlySalary'],
  loanOverdueElsewhere: ['10'],
  recentDefault: [],
  tooManyLoans: ['8'],
  longDelay: ['6'],
  identityUnclear: [],
};

/** The borrower's own answers behind the reasons of a rejection, by the code of the question. */
export async function toldBefore(
  db: Database | Transaction,
  { orderNo, reasons }: Pick<OrderRow, 'orderNo' | 'reasons'>,
  additional: Readonly<Partial<Record<string, string>>> = {},
): Promise<Order['told']> {
  const codes = reasons.flatMap((reason) => asked[reason]);
  if (codes.length === 0) return {};
  const { monthlySalary } = additional;
  const answers = { ...(await answersOf(db, orderNo)), monthlySalary };
  return Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => codes.includes(entry[0]) && Boolean(entry[1]),
    ),
  );
}
