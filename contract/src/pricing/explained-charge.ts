import { addDays, type Day } from '../calendar.ts';
import {
  chargeBasis,
  chargeThrough,
  openLoan,
  type Charge,
  type ChargeBasis,
  type LoanAccount,
} from './loan-account.ts';
import { inOrder, use, type LoanStart, type BookedPayment } from './loan-history.ts';
import { rollOver } from './rollover.ts';

/** A day's charge with its inputs. */
export interface ExplainedCharge extends Charge {
  basis: ChargeBasis;
}

/** All charges of a loan through a day with their inputs, for recomputation. */
export function explainedCharges(
  { size, terms, disbursedOn, writtenOffOn }: LoanStart,
  payments: readonly BookedPayment[],
  through: Day,
): ExplainedCharge[] {
  let { account, charges } = openLoan(size, terms, disbursedOn, writtenOffOn);
  const explained = charges.map((charge) => ({
    ...charge,
    basis: atOnce(size.principalCents, size.tenureDays, charge.cents),
  }));
  const walk = (day: Day) => {
    while (account.asOf < day) {
      const before = account;
      ({ account, charges } = chargeThrough(before, addDays(before.asOf, 1)));
      explained.push(...charges.map((charge) => ({ ...charge, basis: basisOf(before, charge) })));
    }
  };
  for (const { day, rollover, ...payment } of inOrder(payments)) {
    walk(day);
    if (!rollover) {
      account = use(account, payment).account;
      continue;
    }
    walk(account.dueOn);
    const rolled = rollOver(account, day, payment.cents, rollover);
    ({ account } = rolled);
    explained.push(
      ...rolled.charges.map((charge) => ({
        ...charge,
        basis: atOnce(account.principalOwedCents, rollover.days, charge.cents),
      })),
    );
  }
  walk(through);
  return explained;
}

function basisOf(before: LoanAccount, { day, kind }: Charge): ChargeBasis {
  return chargeBasis(before, day)[kind];
}

/** The interest of a whole tenure, charged at once. */
function atOnce(baseCents: number, days: number, soFarCents: number): ChargeBasis {
  return { baseCents, days, soFarCents, beforeCents: 0, roomCents: null };
}
