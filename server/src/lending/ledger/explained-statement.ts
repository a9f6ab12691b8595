import {
  accountThrough,
  chargeOf,
  dayOf,
  explainedCharges,
  loanHistory,
  owedCents,
  type ExplainedCharge,
  type LoanStart,
  type Market,
  type BookedPayment,
} from '@kopa/contract';
import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';
import type { Transaction } from '../../storage/database.ts';
import { StepOutOfTurn } from '../call-error.ts';
import { findOrder } from '../orders/find-order.ts';
import { takenBackKey } from './book-receipt.ts';
import { isTold, standingOf, toldOf, type BookedJournal, type Told } from './booked.ts';
import { withDays } from './charged-days.ts';
import { loanState, recordedThrough } from './loan-state.ts';
import { paidTooMuch, standingUnder } from './standing.ts';
import { journalsOf } from './statement.ts';

type Unsummed = Omit<StatementEntry, 'balanceCents'>;

/**
 * The statement of a borrower's own loan: the recorded journals, each with its rule and figures, and at the
 * end the charges of the coming night. Throws `orderNotFound`, `stepOutOfTurn` before disbursement.
 */
export async function loanStatement(
  tx: Transaction,
  userId: string,
  orderNo: string,
  at: number,
  market: Market,
): Promise<LoanStatement> {
  return (await explainedLoan(tx, userId, orderNo, at, market)).statement;
}

/** The statement, and for each of its lines the journal behind it; null: not recorded yet. */
export interface ExplainedLoan {
  statement: LoanStatement;
  behind: readonly (BookedJournal | null)[];
  /** All journals, in recorded order. */
  booked: readonly BookedJournal[];
}

/** The same as `loanStatement`, with the journals. */
export async function explainedLoan(
  tx: Transaction,
  userId: string,
  orderNo: string,
  at: number,
  market: Market,
): Promise<ExplainedLoan> {
  const order = await findOrder(tx, userId, orderNo);
  const [state, journals, tooMuch] = await Promise.all([
    loanState(tx, order),
    journalsOf(tx, orderNo),
    paidTooMuch(tx, orderNo),
  ]);
  if (!state) throw new StepOutOfTurn(order.step);
  const today = dayOf(at, market);
  const { start, payments } = state;
  const account = accountThrough(state.account, today);
  const booked = withDays(journals, order, payments);
  const told = toldOf(booked, payments);
  const charged = explainedAt(start, told, account.asOf);
  const recorded = recordedThrough(order);
  let known = 0;
  const lines: { line: Unsummed; journal: BookedJournal | null }[] = [
    ...booked.flatMap((journal, index) => {
      const context = { start, payments, told, charged, booked, index, known, market };
      if (isTold(journal)) known += 1;
      return entriesOf(journal, context).map((line) => ({ line, journal }));
    }),
    ...charged(told.length)
      .all.filter(({ day }) => day > recorded)
      .map((charge) => ({ line: chargeEntry(charge, null), journal: null })),
  ];
  let balanceCents = 0;
  const statement: LoanStatement = {
    orderNo,
    today,
    disbursedOn: account.disbursedOn,
    dueOn: account.dueOn,
    ...start.size,
    terms: start.terms,
    writtenOffOn: start.writtenOffOn ?? undefined,
    lines: lines.map(({ line }) => ({ ...line, balanceCents: (balanceCents += line.cents) })),
    principalOwedCents: account.principalOwedCents,
    interestOwedCents: account.interestOwedCents,
    penaltyOwedCents: account.penaltyOwedCents,
    owedCents: owedCents(account),
    standing: standingUnder(account, today, tooMuch),
  };
  return { statement, behind: lines.map(({ journal }) => journal), booked };
}

interface Context {
  start: LoanStart;
  /** In booking order. */
  payments: readonly BookedPayment[];
  /** With those that were taken back, and the taking back. */
  told: readonly Told[];
  /** The charges under the first n of what was told. */
  charged: (known: number) => Charged;
  /** All journals, the number of those before this one, and of what was told by them. */
  booked: readonly BookedJournal[];
  index: number;
  known: number;
  market: Market;
}

/** Charges, in their order and by day. */
interface Charged {
  all: readonly ExplainedCharge[];
  of: (kind: ExplainedCharge['kind'], day: string) => ExplainedCharge | undefined;
}

/** Charges were computed from the facts of their time. */
function explainedAt(start: LoanStart, told: readonly Told[], through: string) {
  const found = new Map<number, Charged>();
  return (known: number): Charged => {
    const before = found.get(known) ?? chargedUnder(start, standingOf(told.slice(0, known)), through);
    found.set(known, before);
    return before;
  };
}

function chargedUnder(start: LoanStart, payments: readonly BookedPayment[], through: string): Charged {
  const all = explainedCharges(start, payments, through);
  const byDay = new Map(all.map((charge) => [`${charge.kind} ${charge.day}`, charge]));
  return { all, of: (kind, day) => byDay.get(`${kind} ${day}`) };
}

function entriesOf(booked: BookedJournal, context: Context): Unsummed[] {
  const { journal, sides, receipt } = booked;
  const { day, kind, at } = journal;
  const line = { day, bookedOn: booked.bookedOn ?? dayOf(at, context.market), receipt };
  switch (kind) {
    case 'disbursement':
      return [
        {
          ...line,
          kind,
          cents: sides.principalReceivable ?? 0,
          reason: {
            rule: 'disbursed',
            sentCents: -(sides.payoutFloat ?? 0),
            feeCents: -(sides.feeIncome ?? 0),
            taxCents: -(sides.taxPayable ?? 0),
          },
        },
      ];
    case 'interest':
    case 'penalty':
      return [chargeEntry(asComputed(booked, context), line.bookedOn)];
    case 'correction':
      return [correctionEntry(booked, context, line)];
    case 'receipt':
    case 'carryOver':
      return paymentEntries(booked, context, line);
    case 'waiver': {
      const { start, payments } = context;
      const { penaltyCents } = loanHistory(start, payments).allocations.get(journal.key)!;
      return [{ ...line, kind, cents: 0 - penaltyCents, reason: { rule: 'waived' } }];
    }
    case 'takenBack':
      return [{ ...line, kind, cents: -(sides.paybillFloat ?? 0), reason: { rule: 'takenBack' } }];
    case 'writeOff':
    case 'writeOffBack':
      return [{ ...line, kind, cents: 0, reason: { rule: kind } }];
    case 'refund':
      return [{ ...line, kind, cents: sides.borrowerOverpayment ?? 0, reason: { rule: 'returned' } }];
    default:
      // A later reallocation appears at its own place, and a loss is the lender's own.
      return [];
  }
}

function chargeEntry({ day, kind, cents, basis }: ExplainedCharge, bookedOn: string | null): Unsummed {
  return { day, bookedOn, kind, cents, receipt: null, reason: { rule: kind, ...basis } };
}

/** A recorded charge with its inputs. */
function asComputed({ journal, sides }: BookedJournal, { charged, known }: Context): ExplainedCharge {
  const { day } = journal;
  const kind = journal.kind === 'interest' ? 'interest' : 'penalty';
  const recorded = kind === 'interest' ? sides.interestReceivable : sides.penaltyReceivable;
  // A payment charges the days before it; an extension the days of its own.
  for (const count of [known, known + 1]) {
    const same = charged(count).of(kind, day);
    if (same && chargeOf(same.basis) === recorded) return same;
  }
  // A missing reason must not break a borrower's statement: the charge is shown without its base.
  const cents = recorded ?? 0;
  const basis = { baseCents: 0, days: 0, soFarCents: cents, beforeCents: 0, roomCents: null };
  return { day, kind, cents, basis };
}

function correctionEntry(
  { sides, receipt, journal }: BookedJournal,
  { booked, index }: Context,
  line: Pick<Unsummed, 'day' | 'bookedOn' | 'receipt'>,
): Unsummed {
  const charge = sides.interestReceivable === undefined ? 'penalty' : 'interest';
  const side = charge === 'interest' ? 'interestReceivable' : 'penaltyReceivable';
  const cents = sides[side] ?? 0;
  const wasCents = booked
    .slice(0, index)
    .filter(({ journal: { day, kind } }) => day === journal.day && (kind === charge || kind === 'correction'))
    .reduce((sum, before) => sum + (before.sides[side] ?? 0), 0);
  return {
    ...line,
    kind: 'correction',
    cents,
    reason: {
      rule: ruleOf(journal.key),
      charge,
      wasCents,
      isCents: wasCents + cents,
      because: receipt ?? '',
    },
  };
}

function ruleOf(key: string): 'corrected' | 'recharged' | 'resumed' {
  if (key.startsWith('correction:writeOffBack:')) return 'resumed';
  return key.includes(takenBackKey('')) ? 'recharged' : 'corrected';
}

function paymentEntries(
  { journal, sides }: BookedJournal,
  { start, payments, told }: Context,
  line: Pick<Unsummed, 'day' | 'bookedOn' | 'receipt'>,
): Unsummed[] {
  const fact = told.find((each) => typeof each !== 'string' && each.key === journal.key) as
    | BookedPayment
    | undefined;
  // The initial payment of the next loan.
  if (!fact)
    return [
      { ...line, kind: 'carriedOver', cents: sides.borrowerOverpayment ?? 0, reason: { rule: 'returned' } },
    ];
  const back = told.indexOf(journal.key);
  // One that was taken back was last used as it was then.
  const counted = back === -1 ? payments : standingOf(told.slice(0, back));
  const { overpaidCents, ...used } = loanHistory(start, counted).allocations.get(journal.key)!;
  const { days = 0, feeCents = 0, taxCents = 0 } = fact.rollover ?? {};
  const reason = { rule: 'paid' as const, ...used, extensionCents: feeCents + taxCents, overpaidCents };
  const extended = { rule: 'extended' as const, days };
  return [
    { ...line, kind: journal.kind === 'carryOver' ? 'carriedOver' : 'payment', cents: -fact.cents, reason },
    ...(feeCents > 0 ? [{ ...line, kind: 'extensionFee' as const, cents: feeCents, reason: extended }] : []),
    ...(taxCents > 0 ? [{ ...line, kind: 'extensionTax' as const, cents: taxCents, reason: extended }] : []),
  ];
}
