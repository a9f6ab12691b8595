import type { UserInfo } from '@kopa/contract/entities';
import { queryClient, queryKeys } from '../lender/queries.ts';

/** The borrower's first name, if the app knows it already; a greeting is worth no call. */
export function firstName(): string | null {
  return queryClient.getQueryData<UserInfo>(queryKeys.user)?.personal?.['firstName'] || null;
}
