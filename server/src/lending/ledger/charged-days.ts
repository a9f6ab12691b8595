import { addDays, loanCharges, type BookedPayment, type Charge } from '@kopa/contract';
import type { OrderRow } from '../../storage/schema/index.ts';
import { accruedJournal } from './accrued.ts';
import { standingOf, toldOf, type BookedJournal } from './booked.ts';
import { chargedCents, chargeSides } from './charge-sides.ts';
import { loanStart } from './loan-state.ts';

/** Whether nights have charged a loan together with others. */
export function hasDays(booked: readonly BookedJournal[], order: OrderRow): boolean {
  return order.accruedSince !== null || booked.some(({ journal: { kind } }) => kind === 'accrued');
}

/**
 * The journals of an order with the charges of nights day by day, as if each had a journal of its own: those
 * that were moved to the loan's accounts, and the rest at the end.
 */
export function withDays(
  booked: readonly BookedJournal[],
  order: OrderRow,
  payments: readonly BookedPayment[],
): BookedJournal[] {
  const rest = accruedJournal(order, 0);
  const all = rest
    ? [...booked, { journal: { ...rest, ...unmoved }, sides: rest.sides, receipt: null }]
    : booked;
  return all.flatMap((each, index) =>
    each.journal.kind === 'accrued'
      ? daysOf(each, order, standingOf(toldOf(all.slice(0, index), payments)))
      : [each],
  );
}

/** After all journals. */
const unmoved = { id: Number.MAX_SAFE_INTEGER - 1, madeBy: '' };

function daysOf(
  { journal, sides }: BookedJournal,
  order: OrderRow,
  payments: readonly BookedPayment[],
): BookedJournal[] {
  const since = journal.key.split(':')[2]!;
  const charges = loanCharges(loanStart(order)!, payments, journal.day).filter(({ day }) => day > since);
  const days = (['interest', 'penalty'] as const).flatMap((kind) => {
    const cents = sides[`${kind}Receivable`] ?? 0;
    // A fault must not change a borrower's balance: the sum is then shown as a charge of the last day.
    return chargedCents(charges, kind) === cents
      ? charges.filter((charge) => charge.kind === kind)
      : [{ day: journal.day, kind, cents }];
  });
  return days.toSorted(byDay).map((charge) => ({
    journal: {
      ...journal,
      kind: charge.kind,
      day: charge.day,
      key: `${charge.kind}:${order.orderNo}:${charge.day}`,
    },
    sides: chargeSides(charge.kind, charge.cents),
    receipt: null,
    bookedOn: addDays(charge.day, 1),
  }));
}

/** As they are computed: a day's interest before its late charge. */
function byDay(one: Charge, other: Charge): number {
  return `${one.day} ${one.kind}` < `${other.day} ${other.kind}` ? -1 : 1;
}
