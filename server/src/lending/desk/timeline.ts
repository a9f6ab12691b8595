import { dayOf, type Language, type Market } from '@kopa/contract';
import type { BorrowersLoan, TimelineRow } from '@kopa/contract/desk/borrower-entities';
import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';
import { moneyText } from '@kopa/contract/market/money';
import type { Transaction } from '../../storage/database.ts';
import { runningSteps } from '../ledger/accrual.ts';
import { explainedLoan, type ExplainedLoan } from '../ledger/explained-statement.ts';
import type { BookedJournal } from '../ledger/booked.ts';
import { statementReason } from '../ledger/statement-csv.ts';
import { anyOrder } from '../orders/find-order.ts';
import { repayDetail } from '../repayment/detail.ts';
import { promisableDays, promisesOf, shownPromise } from '../reminders/payment-promises.ts';
import type { AtWork } from './promises.ts';
import { namesOf } from './staff-names.ts';
import { paymentsByHand } from './take-payment-back.ts';
import { writeOffFrom } from './write-off.ts';

/** A line of the statement with its journal. */
interface Booked {
  entry: StatementEntry;
  journal: BookedJournal | null;
}

/** Lines that are one row. */
type Fold = Booked[];

/**
 * A loan today with its timeline, newest first, in the words of the borrower's own statement. Throws
 * `orderNotFound`, `stepOutOfTurn` before disbursement.
 */
export async function borrowersLoan(
  tx: Transaction,
  { id, orderNo }: { id: string; orderNo: string },
  work: AtWork & { language: Language },
): Promise<BorrowersLoan> {
  const { at, language, rules } = work;
  const { policy } = work.lender;
  const { market } = policy;
  const explained = await explainedLoan(tx, id, orderNo, at, market);
  const { order, today, disbursedOn, dueOn, owedCents, penaltyOwedCents, paidCents } = await repayDetail(
    tx,
    id,
    orderNo,
    at,
    policy,
  );
  const { statement } = explained;
  const row = await anyOrder(tx, orderNo);
  const money = (cents: number) => moneyText(cents, market.currency);
  // The sides of a payment say what it was used for.
  const say = (entry: StatementEntry) =>
    entry.reason.rule === 'paid' ? '' : statementReason(entry, statement.terms, { language, market, money });
  return {
    orderNo,
    amountCents: order.loanAmount,
    tenureDays: order.tenure,
    today,
    disbursedOn,
    dueOn,
    owedCents,
    penaltyOwedCents,
    isRunning: runningSteps.includes(order.step),
    dueCents: order.dueAmount,
    paidCents,
    daysLate: order.overdueDays,
    writtenOffOn: row.writtenOffOn,
    recoveredCents: explained.booked.reduce((sum, { sides }) => sum - (sides.recovered ?? 0), 0),
    writeOffFrom: writeOffFrom(row, dueOn, rules),
    byHand: await paymentsByHand(tx, orderNo, (paidAt) => dayOf(paidAt, market)),
    promises: await promisesMade(tx, orderNo, at, market),
    promiseUntil: promisableDays({ step: order.step, disbursedOn, dueOn }, today, rules)?.until ?? null,
    rows: rowsOf(explained, say).toReversed(),
  };
}

/** The promises to pay of a loan, newest first, with who recorded each. */
async function promisesMade(
  tx: Transaction,
  orderNo: string,
  at: number,
  market: Market,
): Promise<BorrowersLoan['promises']> {
  const promises = await promisesOf(tx, await anyOrder(tx, orderNo), at, market);
  const people = await namesOf(
    tx,
    promises.map(({ staffId }) => staffId),
  );
  return promises.map((promise) => ({
    ...shownPromise(promise),
    madeAt: promise.at,
    madeBy: people.get(promise.staffId)!,
  }));
}

function rowsOf(explained: ExplainedLoan, say: (entry: StatementEntry) => string): TimelineRow[] {
  const rows = folded(explained.statement, explained.behind).map((fold, index): TimelineRow => {
    const [first, last] = [fold[0]!.entry, fold.at(-1)!.entry];
    const journals = [...new Set(fold.flatMap(({ journal }) => (journal ? [journal] : [])))];
    return {
      id: `${index}-${journals[0]?.journal.id ?? 'next'}`,
      from: first.day,
      to: last.day,
      bookedOn: last.bookedOn,
      kind: kindOf(first),
      count: fold.length,
      cents: fold.reduce((sum, { entry }) => sum + entry.cents, 0),
      balanceCents: 0,
      receipt: first.receipt,
      why: fold.length > 1 && first.kind === 'correction' ? '' : say(throughout(first, last)),
      sides: sidesOf(journals),
      journals: journals.length,
    };
  });
  return balanced(rows, explained);
}

function kindOf({ kind, reason }: StatementEntry): TimelineRow['kind'] {
  if (reason.rule === 'recharged') return 'recharge';
  return reason.rule === 'resumed' ? 'resumption' : kind;
}

/** The last charge of a row, with what was charged before the row. */
function throughout(first: StatementEntry, last: StatementEntry): StatementEntry {
  const [from, to] = [first.reason, last.reason];
  if ((from.rule !== 'interest' && from.rule !== 'penalty') || from.rule !== to.rule) return last;
  return { ...last, reason: { ...to, beforeCents: from.beforeCents } };
}

/** Charges of one base in a row of nights, and corrections for one payment, are one row. */
function folded({ lines }: LoanStatement, behind: ExplainedLoan['behind']): Fold[] {
  const folds: Fold[] = [];
  let open = new Map<string, Fold>();
  for (const [index, entry] of lines.entries()) {
    const booked = { entry, journal: behind[index] ?? null };
    const alike = likeness(entry);
    const fold = alike === null ? undefined : open.get(alike);
    if (fold) {
      fold.push(booked);
      continue;
    }
    const before = [...open.values()].at(-1)?.[0]?.entry;
    // A payment, or a line of another class, ends the rows before.
    if (alike === null || (before && isNight(before) !== isNight(entry))) open = new Map();
    const made = [booked];
    folds.push(made);
    if (alike !== null) open.set(alike, made);
  }
  return folds;
}

function isNight({ kind }: StatementEntry): boolean {
  return kind === 'interest' || kind === 'penalty';
}

/** What lines of one row have in common; null for a line that is always alone. */
function likeness({ kind, bookedOn, reason }: StatementEntry): string | null {
  if (reason.rule === 'corrected' || reason.rule === 'recharged' || reason.rule === 'resumed')
    return `${kind} ${reason.rule} ${reason.charge} ${reason.because}`;
  if (reason.rule !== 'interest' && reason.rule !== 'penalty') return null;
  return `${kind} ${reason.baseCents} ${bookedOn === null ? 'next' : ''}`;
}

/** Journals that move nothing that is owed: another use of an earlier payment, and what a loss became. */
const unowed: readonly string[] = ['reallocation', 'recovery'] satisfies TimelineRow['kind'][];

/** The rows in recorded order with their balances, and the journals of other kinds among them. */
function balanced(rows: TimelineRow[], { booked, behind }: ExplainedLoan): TimelineRow[] {
  const shown = new Set(behind);
  const hidden = booked.filter((each) => !shown.has(each) && unowed.includes(each.journal.kind));
  const all = [
    ...rows,
    ...hidden.map((each): TimelineRow => {
      const { day, id } = each.journal;
      return {
        id: String(id),
        from: day,
        to: day,
        bookedOn: day,
        kind: each.journal.kind === 'recovery' ? 'recovery' : 'reallocation',
        count: 1,
        cents: 0,
        balanceCents: 0,
        receipt: each.receipt,
        why: '',
        sides: sidesOf([each]),
        journals: 1,
      };
    }),
  ].sort((one, other) => place(one) - place(other));
  let balanceCents = 0;
  return all.map((row) => ({ ...row, balanceCents: (balanceCents += row.cents) }));
}

/** Journals have growing ids; the coming night's charges stand last. */
function place({ id }: TimelineRow): number {
  const journal = Number(id.split('-').at(-1));
  return Number.isNaN(journal) ? Number.MAX_SAFE_INTEGER : journal;
}

function sidesOf(journals: readonly BookedJournal[]): TimelineRow['sides'] {
  const sums = new Map<string, number>();
  for (const { sides } of journals)
    for (const [account, cents] of Object.entries(sides)) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ account, cents }))
    .sort((one, other) => other.cents - one.cents);
}
