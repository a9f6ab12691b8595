/**
 * Everything that decides what a loan costs. An order keeps the terms it was made with, so that a later policy never
 * changes an agreed price. Rates are integers: bps = 1/100 of a percent, ppm = a millionth. A year has 365 days.
 */
export interface PricingTerms {
  /** S1-39, S1-40, S1-44: a rate a year, or a rate a day. */
  interest: { basis: 'annual'; annualBps: number } | { basis: 'daily'; dailyPpm: number };
  /** S1-39: the highest interest a year; terms above it are refused. */
  interestCapAnnualBps: number;
  /** `daily` accrues on the principal still owed, so that paying early costs less; `flat` owes the whole term's interest at once. */
  accrual: 'daily' | 'flat';
  /** Whether contract interest goes on after the due day. */
  interestAfterDue: 'stop' | 'continue';
  /** S1-41: `once` of the principal; `daily` for each day of the tenure; `cappedDays` for each day up to a number. */
  fee:
    | { basis: 'once'; ppm: number }
    | { basis: 'daily'; ppm: number }
    | { basis: 'cappedDays'; ppm: number; days: number };
  /** Fee and tax may take at most this share of the principal. */
  upfrontCapBps: number;
  /** S1-42: tax on the fee. */
  taxBps: number;
  /** S1-45: for each day late. */
  penaltyBpsPerDay: number;
  /**
   * S1-45: of what. `principal`: of the overdue principal, simple. `overdue`: of the overdue principal and interest, simple;
   * each day is rounded by itself. `compounding`: of all that is overdue, unpaid penalty included. Terms from before there was a
   * choice have none, and mean `principal`.
   */
  penaltyBase?: 'principal' | 'overdue' | 'compounding';
  /**
   * `inDuplum`: after the due day unpaid interest and penalty never exceed the principal owed at default, and all that is ever charged
   * never exceeds the principal (Banking Act s.44A, CBK Regulations 2022). `none`: no cap.
   */
  penaltyCap: 'inDuplum' | 'none';
  /** The unit each charge is rounded to, in cents: 100 = whole shilling (S1-40 gives 748 for 747.945). */
  roundingUnitCents: number;
}

/** A loan's size: what it is priced on. */
export interface LoanSize {
  principalCents: number;
  tenureDays: number;
}
