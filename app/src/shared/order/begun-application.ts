import type { ResultOf } from '@kopa/contract/calls/call';
import { latestOrder } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import type { UserInfo } from '@kopa/contract/entities';
import { keep, kept } from '../session/kept.ts';
import { positionOf } from './application-steps.ts';
import { applicant, begun, forgetBegun } from './any-begun.ts';

type LatestOrder = ResultOf<typeof latestOrder>;

/** Keeps an application that is not finished, so that it opens without a connection; forgets any other. */
export function keepBegun(latest: LatestOrder | undefined): void {
  if (latest?.order && positionOf(latest.order.step) >= 0) keep(begun, latest);
  else forgetBegun();
}

/** Keeps what fills the forms: neither the payout account nor the key of locked drafts. */
export const keepApplicant = (user: UserInfo): void =>
  keep(applicant, { ...user, payout: null, draftKey: undefined });

export const keptBegun = () => kept(begun, latestOrder.result);
export const keptApplicant = () => kept(applicant, getUserInfo.result);
