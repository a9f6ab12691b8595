import { entryState, navigate } from '../../shared/address/navigation.ts';
import { useBack } from '../../shared/address/use-back.ts';

/** Continues to the destination before the permissions; otherwise back. */
export function useLeave(): () => void {
  const back = useBack('/');
  return () => {
    const { returnTo } = entryState();
    if (returnTo === undefined) back();
    else navigate(returnTo, { replace: true });
  };
}
