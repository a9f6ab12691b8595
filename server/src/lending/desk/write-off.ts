import { randomUUID } from 'node:crypto';
import { accountThrough, addDays, loanHistory, owedCents, type Day, type LoanAccount } from '@kopa/contract';
import * as z from 'zod/mini';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { isRunning } from '../ledger/accrual.ts';
import * as ledger from '../ledger/write-off.ts';
import { whenAwake } from '../reminders/when-awake.ts';
import type { DoesAct, Subject } from './limited-act.ts';
import type { AtWork } from './promises.ts';
import { lockRunning, runningLoan } from './running-loan.ts';

/** `on`: the day on which the sum was asked about, in a request. */
const typed = z.object({ cents: z.int(), on: z.optional(z.string()) });

/** The first day on which a loan can be written off; null: the loan is over, or written off. */
export function writeOffFrom(
  order: Pick<OrderRow, 'step' | 'disbursedOn' | 'writtenOffOn'>,
  dueOn: Day,
  { writeOffDays }: AtWork['rules'],
): Day | null {
  return isRunning(order) && order.writtenOffOn === null ? addDays(dueOn, writeOffDays) : null;
}

/** Writes a loan off; the item is the order. */
export const writeOff: DoesAct = {
  look: async (tx, subject, work) => {
    const { order, state, account, today } = await lateLoan(tx, subject, work);
    const { cents, on = today } = typed.parse(subject.typed);
    // The nights since the question change nothing that the second person relies on; a payment does.
    const then = owedCents(accountThrough(state.account, on));
    if (then !== cents)
      throw new CallError('changedMeanwhile', { data: { was: { cents }, now: { cents: then } } });
    const owed = owedCents(account);
    return {
      cents: owed,
      orderNo: order.orderNo,
      was: { cents, on },
      told: { lossCents: owed },
      changes: [{ account: 'loss', beforeCents: 0, afterCents: owed }],
    };
  },
  perform: async (tx, subject, _person, work) => {
    const { at, lender } = work;
    const order = await lockRunning(tx, subject);
    await lateLoan(tx, subject, work);
    const account = await ledger.writeOff(tx, order, at, lender.policy.market);
    await tell(tx, order, 'loanWrittenOff', account, work);
  },
};

/** Takes a write-off back; the item is the order. */
export const takeWriteOffBack: DoesAct = {
  look: async (tx, subject, work) => {
    const { order, account, today, resumed } = await writtenOffLoan(tx, subject, work);
    const { cents } = typed.parse(subject.typed);
    const owed = owedCents(account);
    if (owed !== cents)
      throw new CallError('changedMeanwhile', { data: { was: { cents }, now: { cents: owed } } });
    return {
      cents,
      orderNo: order.orderNo,
      was: { cents },
      told: { writtenOffOn: order.writtenOffOn },
      changes: [
        { account: 'loss', beforeCents: owed, afterCents: 0 },
        { account: 'owed', beforeCents: owed, afterCents: owedCents(accountThrough(resumed, today)) },
      ],
    };
  },
  perform: async (tx, subject, _person, work) => {
    const { at, lender } = work;
    const order = await lockRunning(tx, subject);
    const { resumed, today } = await writtenOffLoan(tx, subject, work);
    await ledger.takeWriteOffBack(tx, order, at, lender.policy.market);
    await tell(tx, order, 'writeOffTakenBack', accountThrough(resumed, today), work);
  },
};

/** Throws `loanNotRunning`, `writtenOffAlready`, `notLateEnough`. */
async function lateLoan(tx: Transaction, subject: Subject, work: AtWork) {
  const loan = await runningLoan(tx, subject, work);
  const { order, account, today } = loan;
  if (order.writtenOffOn !== null) throw new CallError('writtenOffAlready');
  const from = writeOffFrom(order, account.dueOn, work.rules);
  if (from !== null && today < from) throw new CallError('notLateEnough');
  return loan;
}

/** The loan, and as it is when it was never written off. Throws `loanNotRunning`, `notWrittenOff`. */
async function writtenOffLoan(tx: Transaction, subject: Subject, work: AtWork) {
  const loan = await runningLoan(tx, subject, work);
  const { order, state } = loan;
  if (order.writtenOffOn === null) throw new CallError('notWrittenOff');
  const resumed = loanHistory({ ...state.start, writtenOffOn: null }, state.payments).account;
  return { ...loan, resumed };
}

async function tell(
  tx: Transaction,
  { orderNo }: OrderRow,
  message: 'loanWrittenOff' | 'writeOffTakenBack',
  account: LoanAccount,
  { at, lender }: AtWork,
): Promise<void> {
  await enqueue(tx, {
    kind: 'sms',
    key: `${message}:${randomUUID()}`,
    runAt: whenAwake(at, lender.policy.market),
    payload: { orderNo, message, amountCents: owedCents(account) },
  });
}
