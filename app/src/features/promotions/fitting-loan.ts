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

/** The offers, and the state of a borrower's order: home's answer, queried once for both. */
export function useHome() {
  const session = useSession();
  return useQuery({
    queryKey: [...queryKeys.home, session?.userId ?? null],
    queryFn: async () => {
      const home = await send(marketIndex, {});
      // Home shares the cached answer and needs these texts with it.
      if (home.status !== 'canLoan') await language.loadNamespaces('enumerations');
      return home;
    },
  });
}

/** The matching action: a new loan, or the existing one. */
export type Fit = 'apply' | 'running' | 'applied' | 'again';

/** The promotion's offer for a state of home. */
export function fitOf(status: HomeStatus): Fit {
  if (status === 'canLoan') return 'apply';
  if (status === 'repaying' || status === 'overdue') return 'running';
  return status === 'rejected' ? 'again' : 'applied';
}

/** The amount (`amount`, in cents) and the tenure (`days`) in an address, if the product offers them. */
export function readSize(search: URLSearchParams, product: Product): LoanSize | null {
  const read = z.safeParse(loanSizeOf(product), {
    principalCents: Number(search.get('amount') ?? Number.NaN),
    tenureDays: Number(search.get('days') ?? Number.NaN),
  });
  return read.data ?? null;
}

/** The loan in the address, or the product's example. */
export function sizeOf(search: URLSearchParams, product: Product): LoanSize {
  return readSize(search, product) ?? exampleLoan(product);
}

/** The query with a loan's size, for the promotions and for the application. */
export function sizeQuery({ principalCents, tenureDays }: LoanSize): string {
  return `amount=${principalCents}&days=${tenureDays}`;
}

/** The start of an application with this size; a visitor logs in first and returns. */
export function applicationAddress({ productId }: Product, size: LoanSize): string {
  return `/borrow/to_borrow?productId=${encodeURIComponent(productId)}&${sizeQuery(size)}`;
}
