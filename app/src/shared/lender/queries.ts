import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { authenticationErrors, type ErrorName } from '@kopa/contract/error-codes';

/** The names of everything the app keeps from the lender. */
export const queryKeys = {
  home: ['home'],
  latestOrder: ['order', 'latest'],
  orders: ['order', 'list'],
  user: ['user'],
  keyFacts: (orderNo: string) => ['keyFacts', orderNo],
  agreement: (orderNo: string) => ['agreement', orderNo],
  arrival: (orderNo: string) => ['arrival', orderNo],
  repayDetail: (orderNo: string) => ['repayDetail', orderNo],
  recommended: (orderNo: string) => ['recommended', orderNo],
  customerService: ['customerService'],
} as const;

/** Lost lines are tried again, refusals are not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.undelivered,
      staleTime: 0,
    },
    // Without a connection a command fails at once and is told so; by default it would wait in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Whether a failure means that the session is over. */
export function endsSession(error: unknown): error is CallError {
  return error instanceof CallError && authenticationErrors.includes(error.failure as ErrorName);
}
