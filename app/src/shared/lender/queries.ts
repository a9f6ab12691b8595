import { QueryClient, type QueryKey, type QueryState } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { authenticationErrors } from '@kopa/contract/authentication-errors';
import type { ErrorName } from '@kopa/contract/error-codes';

/** The cache keys of all answers. */
export const queryKeys = {
  home: ['home'],
  products: ['products'],
  latestOrder: ['order', 'latest'],
  orders: ['order', 'list'],
  orderRecord: (orderNo: string) => ['order', 'record', orderNo],
  user: ['user'],
  keyFacts: (orderNo: string) => ['keyFacts', orderNo],
  agreement: (orderNo: string) => ['agreement', orderNo],
  arrival: (orderNo: string) => ['arrival', orderNo],
  repayDetail: (orderNo: string) => ['repayDetail', orderNo],
  repayWays: ['repayWays'],
  vouchers: (orderNo: string) => ['vouchers', orderNo],
  repayProducts: ['repayProducts'],
  statement: (orderNo: string) => ['statement', orderNo],
  extension: (orderNo: string, payOrderId: string | null) => ['extension', orderNo, payOrderId],
  portal: (token: string) => ['portal', token],
  recommended: (orderNo: string) => ['recommended', orderNo],
  customerService: ['customerService'],
  consents: ['consents'],
  myData: (language: string) => ['myData', language],
  countries: (language: string) => ['countries', language],
  appAddress: (platform: string) => ['appAddress', platform],
  otherApps: (platform: string) => ['otherApps', platform],
  feedbackList: ['feedback', 'list'],
  feedbackRedDot: ['feedback', 'redDot'],
  feedbackRoom: ['feedback', 'room'],
  feedbackOpen: (type: string) => ['feedback', 'open', type],
  feedbackQuestions: (language: string) => ['feedback', 'questions', language],
  feedback: (id: string) => ['feedback', 'one', id],
} as const;

/** Lost connections are retried, refusals are not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.undelivered,
      staleTime: 0,
    },
    // Offline a command fails at once; by default it would wait silently.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Gives up the requests of answers that have never come, and asks anew; without any, loads the page anew. */
export function askAgain(): void {
  const awaited = { predicate: ({ state }: { state: QueryState }) => state.data === undefined };
  if (queryClient.isFetching(awaited)) void queryClient.resetQueries(awaited);
  else location.reload();
}

/**
 * Changes a cached answer, if any, and keeps its age: the lender's clock is derived from the answer's time
 * and age.
 */
export function amend<Known>(queryKey: QueryKey, change: (known: Known) => Known): void {
  const state = queryClient.getQueryState<Known>(queryKey);
  if (state?.data === undefined) return;
  queryClient.setQueryData<Known>(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
}

/** Whether a failure means an ended session. */
export function endsSession(error: unknown): error is CallError {
  return error instanceof CallError && authenticationErrors.includes(error.failure as ErrorName);
}
