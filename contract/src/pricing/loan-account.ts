import { addDays, daysBetween, type Day } from '../calendar.ts';
import { interestFor } from './quote.ts';
import { product, roundHalfUp } from './rounding.ts';
import type { LoanSize, PricingTerms } from './terms.ts';

/**
 * A running loan, recomputable from its terms, its day of disbursement and its payments. Pure values: the app
 * uses them for what-ifs, the server's ledger posts them.
 *
 * A stretch is the period since the last change of the principal. Within a stretch, a day's charge is the
 * rounded charge of the stretch up to that day minus its earlier charges, so that daily postings add up to
 * one rounding.
 */
export interface LoanAccount extends LoanSize {
  terms: PricingTerms;
  disbursedOn: Day;
  dueOn: Day;
  /** After the due date: the last day with charges. Absent or null: charges run on. */
  writtenOffOn?: Day | null | undefined;
  /** Charged through this day. */
  asOf: Day;
  principalCents: number;
  /** The balance. */
  principalOwedCents: number;
  interestOwedCents: number;
  penaltyOwedCents: number;
  /** All interest and penalty charged so far. */
  chargedCents: number;
  /** The interest part. */
  interestChargedCents: number;
  paidCents: number;
  stretch: { since: Day; interestCents: number; penaltyCents: number };
  /** The principal at the end of the due date; `null` before. */
  principalAtDefaultCents: number | null;
}

/** One day's charge. */
export interface Charge {
  day: Day;
  kind: 'interest' | 'penalty';
  cents: number;
}

/** The allocation of a payment: penalty, then interest, then principal; the rest is overpayment. */
export interface Allocation {
  penaltyCents: number;
  interestCents: number;
  principalCents: number;
  overpaidCents: number;
}

/** A loan on the day of disbursement (day 0). */
export function openLoan(
  size: LoanSize,
  terms: PricingTerms,
  disbursedOn: Day,
  writtenOffOn?: Day | null,
): { account: LoanAccount; charges: Charge[] } {
  const flatCents = terms.accrual === 'flat' ? interestFor(size.principalCents, size.tenureDays, terms) : 0;
  return {
    account: {
      ...size,
      terms,
      disbursedOn,
      dueOn: addDays(disbursedOn, size.tenureDays),
      writtenOffOn,
      asOf: disbursedOn,
      principalOwedCents: size.principalCents,
      interestOwedCents: flatCents,
      penaltyOwedCents: 0,
      chargedCents: flatCents,
      interestChargedCents: flatCents,
      paidCents: 0,
      stretch: { since: disbursedOn, interestCents: 0, penaltyCents: 0 },
      principalAtDefaultCents: null,
    },
    charges: flatCents > 0 ? [{ day: disbursedOn, kind: 'interest', cents: flatCents }] : [],
  };
}

/** The account after all charges through a day; an already charged day changes nothing. */
export function chargeThrough(account: LoanAccount, day: Day): { account: LoanAccount; charges: Charge[] } {
  let current = account;
  const charges: Charge[] = [];
  while (current.asOf < day) {
    const next = addDays(current.asOf, 1);
    const charged = chargeDay(current, next);
    charges.push(...charged.charges);
    current = charged.account;
  }
  return { account: current, charges };
}

/**
 * The same account without the list of charges, and without iterating the days where a stretch's charge is
 * one product: for many loans at once.
 */
export function accountThrough(account: LoanAccount, day: Day): LoanAccount {
  const { terms, dueOn, writtenOffOn } = account;
  let current = account;
  if (current.asOf < dueOn && current.asOf < day)
    current = chargeDay(current, day < dueOn ? day : dueOn).account;
  // After the due date a cap applies per day; its total is one sum only when only the simple penalty is
  // charged.
  const isOneSum = terms.interestAfterDue === 'stop' && (terms.penaltyBase ?? 'principal') === 'principal';
  const through = isOneSum ? chargeDay : chargeThrough;
  for (const last of [writtenOffOn ?? day, day])
    if (current.asOf < last && last <= day) current = through(current, last).account;
  return current;
}

/** The total balance, in cents. */
export function owedCents(account: LoanAccount): number {
  return account.principalOwedCents + account.interestOwedCents + account.penaltyOwedCents;
}

/** The amount of a full payment on a day, in cents; a day before `asOf` gives today's amount. */
export function payoffCents(account: LoanAccount, day: Day): number {
  return owedCents(accountThrough(account, day));
}

/** Days after the due date; 0 when not late. */
export function daysLate(account: LoanAccount, day: Day): number {
  return owedCents(account) > 0 ? Math.max(0, daysBetween(account.dueOn, day)) : 0;
}

/** The account after a payment of integer cents on a day; charges through that day come first. */
export function pay(
  account: LoanAccount,
  day: Day,
  cents: number,
): { account: LoanAccount; charges: Charge[]; allocation: Allocation } {
  const charged = chargeThrough(account, day);
  return { charges: charged.charges, ...allocate(charged.account, cents) };
}

/** Allocates a payment of integer cents on the day through which an account is charged. */
export function allocate(
  before: LoanAccount,
  cents: number,
): { account: LoanAccount; allocation: Allocation } {
  const penaltyCents = Math.min(cents, before.penaltyOwedCents);
  const interestCents = Math.min(cents - penaltyCents, before.interestOwedCents);
  const principalCents = Math.min(cents - penaltyCents - interestCents, before.principalOwedCents);
  const overpaidCents = cents - penaltyCents - interestCents - principalCents;
  return {
    allocation: { penaltyCents, interestCents, principalCents, overpaidCents },
    account: {
      ...before,
      penaltyOwedCents: before.penaltyOwedCents - penaltyCents,
      interestOwedCents: before.interestOwedCents - interestCents,
      principalOwedCents: before.principalOwedCents - principalCents,
      paidCents: before.paidCents + cents - overpaidCents,
      stretch:
        principalCents > 0 ? { since: before.asOf, interestCents: 0, penaltyCents: 0 } : before.stretch,
    },
  };
}

/**
 * The inputs of a charge: a base for some days gives `soFarCents`, rounded once; of these, `beforeCents` were
 * charged on earlier days; and a cap leaves `roomCents` (null without a cap).
 */
export interface ChargeBasis {
  baseCents: number;
  days: number;
  soFarCents: number;
  beforeCents: number;
  roomCents: number | null;
}

/** The inputs of the charges on the day after an account's last. */
export function chargeBasis(account: LoanAccount, day: Day): Record<Charge['kind'], ChargeBasis> {
  const { terms, dueOn, stretch, principalOwedCents } = account;
  const interestUntil = terms.interestAfterDue === 'stop' && day > dueOn ? dueOn : day;
  const interestDays = terms.accrual === 'flat' ? 0 : Math.max(0, daysBetween(stretch.since, interestUntil));
  const roomCents = day > dueOn ? roomAfterDueCents(account) : null;
  const interest: ChargeBasis = {
    baseCents: principalOwedCents,
    days: interestDays,
    soFarCents: interestFor(principalOwedCents, interestDays, terms),
    beforeCents: stretch.interestCents,
    roomCents,
  };
  const penalty = day > dueOn ? penaltyBasis(account, day) : noPenalty;
  return {
    interest,
    penalty: { ...penalty, roomCents: roomCents === null ? null : roomCents - chargeOf(interest) },
  };
}

/** The amount of a basis, in cents. */
export function chargeOf({
  soFarCents,
  beforeCents,
  roomCents,
}: Omit<ChargeBasis, 'baseCents' | 'days'>): number {
  return Math.min(Math.max(0, soFarCents - beforeCents), roomCents ?? Number.MAX_SAFE_INTEGER);
}

const noPenalty = { baseCents: 0, days: 0, soFarCents: 0, beforeCents: 0 };

/** The account a day later, or through any day of the same stretch on this side of the due date. */
function chargeDay(account: LoanAccount, day: Day): { account: LoanAccount; charges: Charge[] } {
  const { dueOn, stretch } = account;
  const { interest, penalty } = chargeBasis(account, day);
  const interestCents = chargeOf(interest);
  const penaltyCents = chargeOf(penalty);
  const charges: Charge[] = [];
  if (interestCents > 0) charges.push({ day, kind: 'interest', cents: interestCents });
  if (penaltyCents > 0) charges.push({ day, kind: 'penalty', cents: penaltyCents });
  const isSimple = (account.terms.penaltyBase ?? 'principal') === 'principal';
  return {
    charges,
    account: {
      ...account,
      asOf: day,
      interestOwedCents: account.interestOwedCents + interestCents,
      penaltyOwedCents: account.penaltyOwedCents + penaltyCents,
      chargedCents: account.chargedCents + interestCents + penaltyCents,
      interestChargedCents: account.interestChargedCents + interestCents,
      stretch: {
        ...stretch,
        // An amount prevented by a cap is never charged later.
        interestCents: Math.max(stretch.interestCents, interest.soFarCents),
        penaltyCents: isSimple ? Math.max(stretch.penaltyCents, penalty.soFarCents) : 0,
      },
      principalAtDefaultCents:
        account.principalAtDefaultCents ?? (day > dueOn ? account.principalOwedCents : null),
    },
  };
}

/** The cost of another day late, before a cap or a write-off. */
export function penaltyPerDayCents(account: LoanAccount): number {
  const { penaltyBpsPerDay, roundingUnitCents } = account.terms;
  return roundHalfUp(product(penaltyBaseCents(account), penaltyBpsPerDay), 10_000n, roundingUnitCents);
}

function penaltyBaseCents({ terms, ...owed }: LoanAccount): number {
  const { penaltyBase = 'principal' } = terms;
  if (penaltyBase === 'principal') return owed.principalOwedCents;
  const unpaidPenalty = penaltyBase === 'compounding' ? owed.penaltyOwedCents : 0;
  return owed.principalOwedCents + owed.interestOwedCents + unpaidPenalty;
}

/** The cost of a stretch's days late through a day, before a cap. */
function penaltyBasis(account: LoanAccount, day: Day): Omit<ChargeBasis, 'roomCents'> {
  const { terms, dueOn, stretch } = account;
  const { penaltyBase = 'principal', penaltyBpsPerDay, roundingUnitCents } = terms;
  const since = stretch.since > dueOn ? stretch.since : dueOn;
  // The other bases grow daily, so that each day is a charge of its own.
  const isSimple = penaltyBase === 'principal';
  const days = isSimple ? daysBetween(since, day) : 1;
  const baseCents = penaltyBaseCents(account);
  const soFarCents = roundHalfUp(product(baseCents, penaltyBpsPerDay, days), 10_000n, roundingUnitCents);
  return { baseCents, days, soFarCents, beforeCents: isSimple ? stretch.penaltyCents : 0 };
}

/**
 * The remaining interest and penalty of a day after the due date under the cap, in cents; `null` without a
 * cap. After a write-off nothing remains.
 */
export function roomAfterDueCents(account: LoanAccount): number | null {
  if (account.writtenOffOn && account.asOf >= account.writtenOffOn) return 0;
  if (account.terms.penaltyCap === 'none') return null;
  const unpaid = account.interestOwedCents + account.penaltyOwedCents;
  const atDefault = account.principalAtDefaultCents ?? account.principalOwedCents;
  return Math.max(0, Math.min(atDefault - unpaid, account.principalCents - account.chargedCents));
}
