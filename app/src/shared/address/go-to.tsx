import { Navigate } from 'react-router-dom';
import type { EntryState } from './navigation.ts';

/** Goes to another address in place of showing this one; `returnTo` is where that one goes on to. */
export function GoTo({ to, returnTo }: { to: string; returnTo?: string }) {
  const state: EntryState | null = returnTo === undefined ? null : { returnTo };
  return <Navigate to={to} replace state={state} />;
}
