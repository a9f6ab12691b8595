import {
  loanCharges,
  loanHistory,
  type Charge,
  type Day,
  type LoanStart,
  type BookedPayment,
} from '@kopa/contract';
import { chargeSides } from './charge-sides.ts';
import { chargeJournals } from './charge.ts';
import type { Journal } from './post.ts';

/**
 * A payment that is about to be booked before other booked payments, or taken back from among them; or a
 * write-off that is taken back, which is another `start`.
 */
interface Booking {
  /** The journal's key. */
  key: string;
  orderNo: string;
  start: LoanStart;
  /** By default `start`. */
  startBefore?: LoanStart;
  before: readonly BookedPayment[];
  after: readonly BookedPayment[];
  /** The last day with charges in the ledger. */
  recorded: Day;
  /** The last day of the charges to record. */
  through: Day;
  at: number;
}

/**
 * The consequences of a payment that is booked or taken back. `charges`: unrecorded days. `corrections`: the
 * differences of recorded days, and of the use of other payments. Recorded journals stay unchanged.
 */
export function correctionsOf(booking: Booking): { charges: Journal[]; corrections: Journal[] } {
  const { key, orderNo, start, startBefore = start, before, after, recorded, through, at } = booking;
  const recordedBefore = byDay(
    loanCharges(startBefore, before, recorded).filter(({ day }) => day <= recorded),
  );
  const charges: Charge[] = [];
  const corrections: Journal[] = [];
  const due = byDay(loanCharges(start, after, through));
  for (const name of new Set([...recordedBefore.keys(), ...due.keys()])) {
    const charge = due.get(name) ?? { ...recordedBefore.get(name)!, cents: 0 };
    const { day, kind } = charge;
    if (day > recorded) {
      charges.push(charge);
      continue;
    }
    const cents = charge.cents - (recordedBefore.get(name)?.cents ?? 0);
    if (cents !== 0)
      corrections.push({
        key: `correction:${key}:${kind}:${day}`,
        kind: 'correction',
        orderNo,
        day,
        at,
        sides: chargeSides(kind, cents),
      });
  }
  return {
    charges: chargeJournals(orderNo, charges, at),
    corrections: [...corrections, ...reallocations(booking)],
  };
}

function reallocations({
  key: because,
  orderNo,
  start,
  startBefore = start,
  before,
  after,
  at,
}: Booking): Journal[] {
  const then = loanHistory(startBefore, before).allocations;
  const now = loanHistory(start, after).allocations;
  return before.flatMap(({ key, day, waives }): Journal[] => {
    const was = then.get(key)!;
    const is = now.get(key);
    if (!is) return [];
    const sides = {
      penaltyReceivable: was.penaltyCents - is.penaltyCents,
      interestReceivable: was.interestCents - is.interestCents,
      principalReceivable: was.principalCents - is.principalCents,
      borrowerOverpayment: was.overpaidCents - is.overpaidCents,
      // Of a waiver so much is income again.
      penaltyIncome: waives ? is.penaltyCents - was.penaltyCents : 0,
    };
    if (Object.values(sides).every((cents) => cents === 0)) return [];
    return [
      {
        key: `reallocation:${because}:${key}`,
        kind: 'reallocation',
        orderNo,
        day,
        at,
        sides,
      },
    ];
  });
}

/** Charges by kind and day; equal kind and day are merged. */
function byDay(charges: readonly Charge[]): Map<string, Charge> {
  const all = new Map<string, Charge>();
  for (const charge of charges) {
    const name = `${charge.day}:${charge.kind}`;
    all.set(name, { ...charge, cents: charge.cents + (all.get(name)?.cents ?? 0) });
  }
  return all;
}
