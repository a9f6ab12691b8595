import type { ResultOf } from '@kopa/contract/calls/call';
import { loanProductIndex, productStepAmount } from '@kopa/contract/calls/catalogue';
import { marketIndex } from '@kopa/contract/calls/market';
import type { Product } from '@kopa/contract/entities';
import { loanSizeOf } from '@kopa/contract/entities/loan-size';
import type { HomeStatus } from '@kopa/contract/order-steps';
import { exampleLoan, type Choices, type LoanSize } from '@kopa/contract/pricing';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { language } from '../../shared/language/language.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useSession } from '../../shared/session/session.ts';

export type Home = ResultOf<typeof marketIndex>;

/** A promoted product: its terms, and the size of its representative loan. */
export interface Offer {
  product: Pick<Product, 'productId' | 'terms'>;
  example: LoanSize;
  /** The state of a borrower's order; `null` for a visitor. */
  home: Home | null;
}

/**
 * The product of the address (`productId`), or the first on offer, also instead of one that has ended. Throws
 * `invalidInput` when nothing is on offer.
 */
export function useOffer(productId: string | null) {
  return useQuery({
    queryKey: [...queryKeys.products, 'terms', productId],
    queryFn: () => orFirst(productId, (request) => send(loanProductIndex, request)),
  });
}

/** The selectable amounts and tenures of the same product. */
export function useChoices(productId: string | null) {
  return useQuery({
    queryKey: [...queryKeys.products, 'choices', productId],
    queryFn: async (): Promise<Choices> => {
      const { tenures, ...amounts } = await orFirst(productId, (request) => send(productStepAmount, request));
      return { ...amounts, offeredDays: tenures };
    },
  });
}

async function orFirst<Result>(
  productId: string | null,
  ask: (request: { productId?: string }) => Promise<Result>,
): Promise<Result> {
  if (productId === null) return ask({});
  return ask({ productId }).catch((error: unknown) => {
    if (isNotOffered(error)) return ask({});
    throw error;
  });
}

/** Whether the refusal means a product that is not on offer. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof CallError && error.failure === 'invalidInput';
}

/** The state of a borrower's order; a visitor has none. */
export function useHome() {
  const session = useSession();
  return useQuery({
    enabled: session !== null,
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
export function fitOf(status: HomeStatus = 'canLoan'): Fit {
  if (status === 'canLoan') return 'apply';
  if (status === 'repaying' || status === 'overdue') return 'running';
  return status === 'rejected' ? 'again' : 'applied';
}

/** The amount (`amount`, in cents) and the tenure (`days`) in an address, if the product offers them. */
export function readSize(search: URLSearchParams, choices: Choices): LoanSize | null {
  const read = z.safeParse(loanSizeOf(choices), {
    principalCents: Number(search.get('amount') ?? Number.NaN),
    tenureDays: Number(search.get('days') ?? Number.NaN),
  });
  return read.data ?? null;
}

/** The loan in the address, or the product's example. */
export function sizeOf(search: URLSearchParams, choices: Choices): LoanSize {
  return readSize(search, choices) ?? exampleLoan(choices);
}

/** The query with a loan's size, for the application. */
export function sizeQuery({ principalCents, tenureDays }: LoanSize): string {
  return `amount=${principalCents}&days=${tenureDays}`;
}

/** The start of an application with this size; a visitor logs in first and returns. */
export function applicationAddress({ productId }: Offer['product'], size: LoanSize): string {
  return `/borrow/to_borrow?productId=${encodeURIComponent(productId)}&${sizeQuery(size)}`;
}

/** The address of a promotion with this size, for the product of the present address. */
export function promotionAddress(path: string, productId: string | null, size: LoanSize): string {
  const named = productId === null ? '' : `productId=${encodeURIComponent(productId)}&`;
  return `${path}?${named}${sizeQuery(size)}`;
}
