import { useLayoutEffect } from 'react';
import { navigate } from './hash-address.ts';

/** Goes to another address in place of showing this one; `returnTo` is where that one goes on to. */
export function GoTo({ to, returnTo }: { to: string; returnTo?: string }) {
  useLayoutEffect(() => {
    navigate(to, { replace: true, ...(returnTo !== undefined && { returnTo }) });
  }, [to, returnTo]);
  return null;
}
