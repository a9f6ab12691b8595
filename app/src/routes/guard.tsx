import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GoTo } from '../shared/address/go-to.tsx';
import { tellNative } from '../shared/bridge/bridge.ts';
import { policy } from '../shared/session/policy.ts';
import { useSession } from '../shared/session/session.ts';

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

/**
 * Lets a borrower with a token through; otherwise asks the native app to show its login and falls back to our own (S2-66, S2-67).
 * `needsToken` marks screens that have nothing to show to a visitor though the list does not name them: the policy
 * `guard: 'all'` stops visitors there; under `listed` the lender's answer does (S2-68).
 */
export function Guard({
  name,
  needsToken = false,
  children,
}: {
  name: string;
  needsToken?: boolean;
  children: ReactNode;
}) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const guarded =
    (guardedNames as readonly string[]).includes(name) || (needsToken && policy().guard === 'all');
  const stopped = guarded && session === null;
  useEffect(() => {
    if (stopped) tellNative({ action: 'toLogin' });
  }, [stopped]);
  if (!stopped) return children;
  const returnTo = search ? `${path}?${search}` : path;
  return <GoTo to="/user/login" returnTo={returnTo} />;
}
