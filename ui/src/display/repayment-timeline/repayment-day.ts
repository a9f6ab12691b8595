/** The result of paying on one day. */
export interface RepaymentDay {
  /** "Today", "On the due day", "7 days late" */
  name: string;
  /** The day, short, in the reader's language: "13 Jan". */
  dateLabel: string;
  /** The total for that day, integer cents. */
  totalCents: number;
  /** The cost: the part of the total above the principal, integer cents, 0 to totalCents. */
  costCents: number;
  /** The parts of the cost, integer cents. Both add up to costCents. */
  parts: { interest: number; late: number };
  /** The day is after the due date; a row without a late charge says so. */
  afterDue?: boolean | undefined;
}
