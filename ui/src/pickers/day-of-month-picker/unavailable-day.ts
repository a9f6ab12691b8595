/** A day that cannot be chosen. */
export interface UnavailableDay {
  /** 1 to 31 */
  day: number;
  /** The reason against the day, in the borrower's language: "The second payday must be another day". */
  reason: string;
}
