import type { Policy } from '@kopa/contract';
import type { Call } from '@kopa/contract/calls/call';

/**
 * The specification shortens some paths ambiguously (S7-35 to S7-37, S7-52). The contract uses one spelling;
 * these are the other spellings, for a policy that demands them.
 */
export function otherSpellings(
  calls: readonly Call[],
  { shortForms }: Pick<Policy, 'shortForms'>,
): ReadonlyMap<string, string> {
  const paths = new Set<string>(calls.map(({ path }) => path));
  const spellings = new Map<string, string>();
  const add = (other: string, path: string) => {
    if (paths.has(path) && !paths.has(other)) spellings.set(other, path);
  };
  if (shortForms.loanOrder === 'direct')
    for (const name of ['list', 'loanAgreement', 'list-market'])
      add(`/loan/${name}`, `/loan/loan-order/${name}`);
  if (shortForms.repayOrder === 'underGroup')
    for (const name of [
      'getStpClabe',
      'getOXXOReference',
      'updateExtensionOrderStatus',
      'getExtensionData',
      'confirmExtensionOrder',
      'pay-valida/repay-link',
      'dedicated_account/create',
    ])
      add(`/repay/repay-order/${name}`, `/repay/${name}`);
  return spellings;
}
