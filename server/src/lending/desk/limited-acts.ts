import type { LimitedAct } from '@kopa/contract/desk/limits';
import { appealActs } from './appeal-acts.ts';
import { catalogueActs } from './catalogue-acts.ts';
import type { DoesAct } from './limited-act.ts';
import { payoutActs } from './payout-acts.ts';
import { loanActs } from './loan-acts.ts';
import { dayEndActs } from './signed-day.ts';
import { refundActs } from './refund-acts.ts';
import { suspenseActs } from './suspense-acts.ts';

/** All acts with a limit. */
export const doesActs: Readonly<Record<LimitedAct, DoesAct>> = {
  ...appealActs,
  ...catalogueActs,
  ...refundActs,
  ...suspenseActs,
  ...payoutActs,
  ...loanActs,
  ...dayEndActs,
};
