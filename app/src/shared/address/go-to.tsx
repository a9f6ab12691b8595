import { useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { EntryState } from './navigation.ts';

/** Redirects to another address; `returnTo` is the later destination. */
export function GoTo({ to, returnTo }: { to: string; returnTo?: string }) {
  const state: EntryState | null = returnTo === undefined ? null : { returnTo };
  // The router's own redirect runs after the paint, which would show an empty page. React flushes pending
  // updates before another render.
  const [, renderAnew] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is what this is for
  useLayoutEffect(() => renderAnew(true), []);
  return <Navigate to={to} replace state={state} />;
}
