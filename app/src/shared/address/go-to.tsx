import { useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { EntryState } from './navigation.ts';

/** Goes to another address in place of showing this one; `returnTo` is where that one goes on to. */
export function GoTo({ to, returnTo }: { to: string; returnTo?: string }) {
  const state: EntryState | null = returnTo === undefined ? null : { returnTo };
  // The router goes after the paint, which would show an empty page. React does all that waits before it renders anew.
  const [, renderAnew] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is what this is for
  useLayoutEffect(() => renderAnew(true), []);
  return <Navigate to={to} replace state={state} />;
}
