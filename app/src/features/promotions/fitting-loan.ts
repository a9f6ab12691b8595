import type { ResultOf } from '@kopa/contract/calls/call';
import { marketIndex } from '@kopa/contract/calls/market';
import type { Product } from '@kopa/contract/entities';
import { loanSizeOf } from '@kopa/contract/entities/loan-size';
import type { HomeStatus } from '@kopa/contract/order-steps';
import { exampleLoan, type LoanSize } from '@kopa/contract/pricing';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { language } from '../../shared/language/language.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useSession } from '../../shared/session/session.ts';

export type Home = ResultOf<typeof marketIndex>;

/** What is on offer, and where the borrower stands when there is one: home's own answer, asked once for both. */
export function useHome() {
  const session = useSession();
  return useQuery({
    queryKey: [...queryKeys.home, session?.userId ?? null],
    queryFn: async () => {
      const home = await send(marketIndex, {});
      // Home itself shows the same answer, and needs these words with it.
      if (home.status !== 'canLoan') await language.loadNamespaces('enumerations');
      return home;
    },
  });
}

/** What fits somebody: a new loan, or what there is already. */
export type Fit = 'apply' | 'running' | 'applied' | 'again';

/** What a promotion offers to somebody who stands there on home. */
export function fitOf(status: HomeStatus): Fit {
  if (status === 'canLoan') return 'apply';
  if (status === 'repaying' || status === 'overdue') return 'running';
  return status === 'rejected' ? 'again' : 'applied';
}

/** The amount (`amount`, in cents) and the tenure (`days`) that an address names, when the product has them. */
export function readSize(search: URLSearchParams, product: Product): LoanSize | null {
  const read = z.safeParse(loanSizeOf(product), {
    principalCents: Number(search.get('amount') ?? Number.NaN),
    tenureDays: Number(search.get('days') ?? Number.NaN),
  });
  return read.data ?? null;
}

/** What an address names, or the example of the product. */
export function sizeOf(search: URLSearchParams, product: Product): LoanSize {
  return readSize(search, product) ?? exampleLoan(product);
}

/** The query that names a loan's size, for the promotions and for the application. */
export function sizeQuery({ principalCents, tenureDays }: LoanSize): string {
  return `amount=${principalCents}&days=${tenureDays}`;
}

/** Where an application of this size begins; who is not logged in is asked to log in there, and comes back. */
export function applicationAddress({ productId }: Product, size: LoanSize): string {
  return `/borrow/to_borrow?productId=${encodeURIComponent(productId)}&${sizeQuery(size)}`;
}
