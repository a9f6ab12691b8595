import { addDays, daysBetween, type Day } from '../calendar.ts';
import { interestFor } from './quote.ts';
import { product, roundHalfUp } from './rounding.ts';
import type { LoanSize, PricingTerms } from './terms.ts';

/**
 * A running loan, recomputable by anyone from its terms, its day of disbursement and its payments. Values, no side
 * effects: the app shows what-ifs with it, the server's ledger posts what it says.
 *
 * A stretch is the time since the principal last changed. Within one, a day's charge is the rounded charge of the
 * stretch up to that day less what the stretch has charged before, so that daily postings add up to one rounding.
 */
export interface LoanAccount extends LoanSize {
  terms: PricingTerms;
  disbursedOn: Day;
  dueOn: Day;
  /** Charged through this day. */
  asOf: Day;
  principalCents: number;
  /** What is still owed. */
  principalOwedCents: number;
  interestOwedCents: number;
  penaltyOwedCents: number;
  /** All interest and penalty ever charged. */
  chargedCents: number;
  /** The interest in it. */
  interestChargedCents: number;
  paidCents: number;
  stretch: { since: Day; interestCents: number; penaltyCents: number };
  /** The principal owed at the end of the due day; `null` until then. */
  principalAtDefaultCents: number | null;
}

/** One day's charge. */
export interface Charge {
  day: Day;
  kind: 'interest' | 'penalty';
  cents: number;
}

/** How a payment was used: penalty, then interest, then principal; the rest was too much. */
export interface Allocation {
  penaltyCents: number;
  interestCents: number;
  principalCents: number;
  overpaidCents: number;
}

/** A loan on the day its money arrives (day 0). */
export function openLoan(
  size: LoanSize,
  terms: PricingTerms,
  disbursedOn: Day,
): { account: LoanAccount; charges: Charge[] } {
  const flatCents = terms.accrual === 'flat' ? interestFor(size.principalCents, size.tenureDays, terms) : 0;
  return {
    account: {
      ...size,
      terms,
      disbursedOn,
      dueOn: addDays(disbursedOn, size.tenureDays),
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

/** The account after all charges through a day; a day already charged changes nothing. */
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
 * The same account without the list of charges, and without walking the days where a stretch's charge is one product: for
 * many loans at once.
 */
export function accountThrough(account: LoanAccount, day: Day): LoanAccount {
  const { terms, dueOn } = account;
  let current = account;
  if (current.asOf < dueOn && current.asOf < day)
    current = chargeDay(current, day < dueOn ? day : dueOn).account;
  if (current.asOf >= day) return current;
  // After the due day a cap counts each day; what it lets through is a sum only when nothing but the simple penalty is charged.
  const isOneSum = terms.interestAfterDue === 'stop' && (terms.penaltyBase ?? 'principal') === 'principal';
  return isOneSum ? chargeDay(current, day).account : chargeThrough(current, day).account;
}

/** What is owed in all, in cents. */
export function owedCents(account: LoanAccount): number {
  return account.principalOwedCents + account.interestOwedCents + account.penaltyOwedCents;
}

/** What paying everything on a day takes, in cents; a day before `asOf` gives today's sum. */
export function payoffCents(account: LoanAccount, day: Day): number {
  return owedCents(accountThrough(account, day));
}

/** Days past the due day; 0 when not late. */
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

/** Uses up a payment of integer cents on the day through which an account is charged. */
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
 * What a charge is computed from: a base for some days comes to `soFarCents`, rounded once; of that `beforeCents` were charged on
 * earlier days; and a cap leaves room for `roomCents` (null: there is none).
 */
export interface ChargeBasis {
  baseCents: number;
  days: number;
  soFarCents: number;
  beforeCents: number;
  roomCents: number | null;
}

/** What the charges of the day after an account's last are computed from. */
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

/** What a basis comes to, in cents. */
export function chargeOf({
  soFarCents,
  beforeCents,
  roomCents,
}: Omit<ChargeBasis, 'baseCents' | 'days'>): number {
  return Math.min(Math.max(0, soFarCents - beforeCents), roomCents ?? Number.MAX_SAFE_INTEGER);
}

const noPenalty = { baseCents: 0, days: 0, soFarCents: 0, beforeCents: 0 };

/** The account a day later, or through any day of the same stretch on this side of the due day. */
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
        // What a cap kept from being charged is never charged later.
        interestCents: Math.max(stretch.interestCents, interest.soFarCents),
        penaltyCents: isSimple ? Math.max(stretch.penaltyCents, penalty.soFarCents) : 0,
      },
      principalAtDefaultCents:
        account.principalAtDefaultCents ?? (day > dueOn ? account.principalOwedCents : null),
    },
  };
}

/** What one more day late would cost now, before a cap. */
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

/** What the days late of a stretch cost through a day, before a cap. */
function penaltyBasis(account: LoanAccount, day: Day): Omit<ChargeBasis, 'roomCents'> {
  const { terms, dueOn, stretch } = account;
  const { penaltyBase = 'principal', penaltyBpsPerDay, roundingUnitCents } = terms;
  const since = stretch.since > dueOn ? stretch.since : dueOn;
  // The other bases grow from day to day, so that each day is a charge of its own.
  const isSimple = penaltyBase === 'principal';
  const days = isSimple ? daysBetween(since, day) : 1;
  const baseCents = penaltyBaseCents(account);
  const soFarCents = roundHalfUp(product(baseCents, penaltyBpsPerDay, days), 10_000n, roundingUnitCents);
  return { baseCents, days, soFarCents, beforeCents: isSimple ? stretch.penaltyCents : 0 };
}

/** How much interest and penalty a day after the due day may still add, in cents; `null` when nothing caps them. */
export function roomAfterDueCents(account: LoanAccount): number | null {
  if (account.terms.penaltyCap === 'none') return null;
  const unpaid = account.interestOwedCents + account.penaltyOwedCents;
  const atDefault = account.principalAtDefaultCents ?? account.principalOwedCents;
  return Math.max(0, Math.min(atDefault - unpaid, account.principalCents - account.chargedCents));
}
