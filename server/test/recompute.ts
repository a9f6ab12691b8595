import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';

/*
 * A borrower's manual check of a statement: the rules of docs/policy.md, implemented a second time without
 * the lender's pricing, so that faults of the pricing are found.
 */

/** A line's cents from its own reason. */
export function lineFrom({ kind, reason, cents }: StatementEntry, terms: LoanStatement['terms']): number {
  switch (reason.rule) {
    case 'disbursed':
      return reason.sentCents + reason.feeCents + reason.taxCents;
    case 'interest': {
      const { interest } = terms;
      const [rate, per] =
        interest.basis === 'annual' ? [interest.annualBps, 10_000 * 365] : [interest.dailyPpm, 1_000_000];
      return charged(
        reason,
        rounded(BigInt(reason.baseCents) * BigInt(rate) * BigInt(reason.days), per, terms),
      );
    }
    case 'penalty': {
      const share = BigInt(reason.baseCents) * BigInt(terms.penaltyBpsPerDay) * BigInt(reason.days);
      return charged(reason, rounded(share, 10_000, terms));
    }
    case 'paid':
      return -(
        reason.penaltyCents +
        reason.interestCents +
        reason.principalCents +
        reason.extensionCents +
        reason.overpaidCents
      );
    case 'corrected':
      return reason.isCents - reason.wasCents;
    default:
      return kind === 'extensionFee' || kind === 'extensionTax' || kind === 'refund' || kind === 'carriedOver'
        ? cents
        : NaN;
  }
}

/**
 * The final balance from the days and sums of the payments alone. Without extensions, for terms with a simple
 * penalty.
 */
export function accountFrom(statement: LoanStatement) {
  const { terms, principalCents, disbursedOn, dueOn, today, lines } = statement;
  const paid = lines.filter(({ kind }) => kind === 'payment');
  const [rate, per] =
    terms.interest.basis === 'annual'
      ? [terms.interest.annualBps, 10_000 * 365]
      : [terms.interest.dailyPpm, 1_000_000];
  let [principal, interest, penalty, everCharged] = [principalCents, 0, 0, 0];
  if (terms.accrual === 'flat') {
    interest = rounded(BigInt(principal) * BigInt(rate) * BigInt(statement.tenureDays), per, terms);
    everCharged = interest;
  }
  let [days, lateDays, interestBefore, penaltyBefore] = [0, 0, 0, 0];
  let principalAtDue: number | null = null;
  for (let date = disbursedOn; date <= today; date = dayAfter(date)) {
    const isLate = date > dueOn;
    if (isLate) principalAtDue ??= principal;
    if (date > disbursedOn) {
      if (!isLate || terms.interestAfterDue === 'continue') days += 1;
      if (isLate) lateDays += 1;
      let room = Infinity;
      if (isLate && terms.penaltyCap === 'inDuplum')
        room = Math.max(0, Math.min(principalAtDue! - interest - penalty, principalCents - everCharged));
      const interestNow =
        terms.accrual === 'flat' ? 0 : rounded(BigInt(principal) * BigInt(rate) * BigInt(days), per, terms);
      const more = Math.min(Math.max(0, interestNow - interestBefore), room);
      const penaltyNow = rounded(
        BigInt(principal) * BigInt(terms.penaltyBpsPerDay) * BigInt(lateDays),
        10_000,
        terms,
      );
      const late = Math.min(Math.max(0, penaltyNow - penaltyBefore), room - more);
      interest += more;
      penalty += late;
      everCharged += more + late;
      interestBefore = Math.max(interestBefore, interestNow);
      penaltyBefore = Math.max(penaltyBefore, penaltyNow);
    }
    for (const payment of paid.filter(({ day }) => day === date)) {
      let left = -payment.cents;
      const use = (owed: number) => {
        const used = Math.min(left, owed);
        left -= used;
        return used;
      };
      penalty -= use(penalty);
      interest -= use(interest);
      const lowered = use(principal);
      principal -= lowered;
      if (lowered > 0) [days, lateDays, interestBefore, penaltyBefore] = [0, 0, 0, 0];
    }
  }
  return { principalOwedCents: principal, interestOwedCents: interest, penaltyOwedCents: penalty };
}

function charged(
  {
    soFarCents,
    beforeCents,
    roomCents,
  }: { soFarCents: number; beforeCents: number; roomCents: number | null },
  computed: number,
): number {
  if (computed !== soFarCents) return NaN;
  return Math.min(Math.max(0, soFarCents - beforeCents), roomCents ?? Infinity);
}

/** Half a unit and more goes up. */
function rounded(share: bigint, per: number, { roundingUnitCents }: LoanStatement['terms']): number {
  const unit = BigInt(per) * BigInt(roundingUnitCents);
  const [whole, rest] = [share / unit, share % unit];
  return Number(whole + (rest * 2n >= unit ? 1n : 0n)) * roundingUnitCents;
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
