import type { CallName, calls } from '../calls/index.ts';
import { bankReference } from './bank.ts';
import { catalogueReference } from './catalogue.ts';
import { loanReference } from './loan.ts';
import { marketReference } from './market.ts';
import type { Reference } from './reference.ts';
import { repayReference } from './repay.ts';
import { sandboxReference } from './sandbox.ts';
import { securityReference } from './security.ts';
import { userReference } from './user.ts';

/** The reference of every call by the call's name. Not for the app: examples are no part of what a borrower downloads. */
export const reference: { readonly [Name in CallName]?: Reference<(typeof calls)[Name]> } = {
  ...securityReference,
  ...userReference,
  ...bankReference,
  ...loanReference,
  ...repayReference,
  ...marketReference,
  ...catalogueReference,
  ...sandboxReference,
};
