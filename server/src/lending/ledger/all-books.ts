import { arrearsOf, dayOf, daysBetween, type Day } from '@kopa/contract';
import { arrearsBand, type AllBooks } from '@kopa/contract/desk/day-end-entities';
import type { Transaction } from '../../storage/database.ts';
import { accounts } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { isRunning } from './accrue-page.ts';
import { reconcile, type EachLoan } from './reconcile.ts';

/** The three books of all days, as the command `reconcile` compares them, and what is owed by days late. */
export async function allBooks(
  tx: Transaction,
  { providerBook, policy }: Pick<Lender, 'providerBook' | 'policy'>,
  at: number,
): Promise<AllBooks> {
  const arrears = countArrears(dayOf(at, policy.market));
  let loans = 0;
  const { ledgerSum, balances, unequal, received, sent, differing } = await reconcile(
    tx,
    await providerBook(tx),
    (order, owed) => {
      loans += 1;
      arrears.add(order, owed);
    },
  );
  return {
    comparedAt: at,
    books: [
      {
        what: 'received',
        ledgerCents: received.ledger,
        providerCents: received.provider,
        toldCents: received.borrowers,
        suspenseCents: 0 - balances.suspense,
      },
      {
        what: 'sent',
        ledgerCents: sent.ledger,
        providerCents: sent.provider,
        toldCents: sent.borrowers,
        suspenseCents: 0,
      },
    ],
    accounts: accounts.map((account) => ({ account, cents: balances[account] })),
    ledgerSumCents: ledgerSum,
    unequal,
    loans,
    differing,
    arrears: [...arrears.bands.values()],
  };
}

/** Counts what is owed on running loans by days late, or written off, as far as it is in the ledger. */
function countArrears(today: Day) {
  const bands = new Map(
    arrearsBand.shape.band.options.map((band) => [band, { band, loans: 0, owedCents: 0 }]),
  );
  const add: EachLoan = (order, balances) => {
    if (!isRunning(order)) return;
    const late = arrearsOf(order.dueOn === null ? 0 : daysBetween(order.dueOn, today));
    const band = bands.get(order.writtenOffOn === null ? late : 'writtenOff')!;
    band.loans += 1;
    band.owedCents += balances.principalReceivable + balances.interestReceivable + balances.penaltyReceivable;
  };
  return { bands, add };
}
