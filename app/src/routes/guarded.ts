import type { Policy } from '@kopa/contract/policy';

/** The fourteen names that need a token, as the specification lists them (S2-52 to S2-65). */
export const guardedNames = [
  'settings',
  'aboutUs',
  'customerServices',
  'faq',
  'toBorrow',
  'personalInfomation',
  'bankAccount',
  'addBankCard',
  'idCardAuthentication',
  'reviewTips',
  'repayInfo',
  'loanHistory',
  'msgDetail',
  'msgList',
] as const;

/** Names of the list without an address, each with the address of its content. */
const nearestPaths: Partial<Record<(typeof guardedNames)[number], string>> = {
  repayInfo: '/repay/repay_detail',
  loanHistory: '/records',
  msgDetail: '/feedback/feedbackDetail',
  msgList: '/feedback/feedback_list',
};

/** A screen, as the guard sees it. */
export interface GuardedPlace {
  /** The specification's name of the screen. */
  name: string;
  path: string;
  /** The screen has no content for visitors, although the list does not name it. */
  needsToken: boolean;
}

/** Whether a visitor is stopped at a screen, by the policy's reading (S2-52 to S2-65, S2-68). */
export function isGuarded({ name, path, needsToken }: GuardedPlace, reading: Policy['guard']): boolean {
  return (
    (guardedNames as readonly string[]).includes(name) ||
    (reading !== 'listed' && Object.values(nearestPaths).includes(path)) ||
    (reading === 'all' && needsToken)
  );
}
