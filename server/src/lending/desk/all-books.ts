import type { AllBooks } from '@kopa/contract/desk/day-end-entities';
import { isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { accounts, orders } from '../../storage/schema/index.ts';
import { reconcile } from '../ledger/reconcile.ts';
import type { Lender } from '../lender.ts';

/** The three books of all days, as the command `reconcile` compares them. */
export async function allBooks(
  tx: Transaction,
  { providerBook }: Pick<Lender, 'providerBook'>,
  at: number,
): Promise<AllBooks> {
  const { ledgerSum, balances, received, sent, differing } = await reconcile(tx, await providerBook(tx));
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
    loans: await tx.$count(orders, isNotNull(orders.disbursedOn)),
    differing,
  };
}
