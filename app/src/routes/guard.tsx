import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { GoTo } from '../shared/address/go-to.tsx';
import { tellNative } from '../shared/bridge/bridge.ts';
import { policy } from '../shared/session/policy.ts';
import { useSession } from '../shared/session/session.ts';
import { isGuarded } from './guarded.ts';

/**
 * Admits a borrower with a token; otherwise asks the native app for its login and falls back to ours (S2-66,
 * S2-67), which replaces this screen and continues to its address. `needsToken` marks further screens without
 * content for visitors.
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
  const { pathname: path, search } = useLocation();
  const stopped = session === null && isGuarded({ name, path, needsToken }, policy().guard);
  useEffect(() => {
    if (stopped) tellNative({ action: 'toLogin' });
  }, [stopped]);
  if (!stopped) return children;
  return <GoTo to="/user/login" returnTo={path + search} />;
}
