import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { GoTo } from '../shared/address/go-to.tsx';
import { tellNative } from '../shared/bridge/bridge.ts';
import { policy } from '../shared/session/policy.ts';
import { useSession } from '../shared/session/session.ts';
import { isGuarded } from './guarded.ts';

/**
 * Lets a borrower with a token through; otherwise asks the native app to show its login and falls back to our own (S2-66, S2-67), which
 * takes the place of this screen and goes on to it with its query.
 * `needsToken` marks screens that have nothing to show to a visitor though the list does not name them.
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
