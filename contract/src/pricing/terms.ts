/**
 * All terms of a loan's price. An order keeps its terms, so that a later policy never changes an agreed
 * price. Rates are integers: bps = 1/100 of a percent, ppm = a millionth. A year has 365 days.
 */
export interface PricingTerms {
  /** S1-39, S1-40, S1-44: a rate a year, or a rate a day. */
  interest: { basis: 'annual'; annualBps: number } | { basis: 'daily'; dailyPpm: number };
  /** S1-39: maximum yearly interest; terms above are refused. */
  interestCapAnnualBps: number;
  /**
   * `daily` accrues on the outstanding principal, so that early payment costs less; `flat` charges the whole
   * tenure's interest at once.
   */
  accrual: 'daily' | 'flat';
  /** Whether interest continues after the due date. */
  interestAfterDue: 'stop' | 'continue';
  /**
   * S1-41: `once` of the principal; `daily` for each day of the tenure; `cappedDays` for each day up to a
   * number.
   */
  fee:
    | { basis: 'once'; ppm: number }
    | { basis: 'daily'; ppm: number }
    | { basis: 'cappedDays'; ppm: number; days: number };
  /** Maximum share of fee and tax. */
  upfrontCapBps: number;
  /** S1-42: tax on the fee. */
  taxBps: number;
  /** S1-45: per day late. */
  penaltyBpsPerDay: number;
  /**
   * S1-45: the base. `principal`: the overdue principal, simple. `overdue`: the overdue principal and
   * interest, simple; each day is rounded separately. `compounding`: the whole overdue balance, unpaid
   * penalty included. Terms from before the setting have none, and mean `principal`.
   */
  penaltyBase?: 'principal' | 'overdue' | 'compounding';
  /**
   * `inDuplum`: after the due date unpaid interest and penalty never exceed the principal at default, and the
   * total charges never exceed the principal (Banking Act s.44A, CBK Regulations 2022). `none`: no cap.
   */
  penaltyCap: 'inDuplum' | 'none';
  /** The rounding unit of each charge, in cents: 100 = whole unit (S1-40 gives 748 for 747.945). */
  roundingUnitCents: number;
  /** S1-25, S1-48: how the loan is extended. Terms without a value follow the policy (`extensionUnder`). */
  extension?: ExtensionTerms | undefined;
}

/** An extension of `days` costs `feePpm` of the principal that is owed then; a loan has at most `most`. */
export type ExtensionTerms = 'none' | { days: number; feePpm: number; most: number };

/** The input of a price: amount and tenure. */
export interface LoanSize {
  principalCents: number;
  tenureDays: number;
}
