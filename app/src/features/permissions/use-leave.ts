import { entryState, navigate } from '../../shared/address/navigation.ts';
import { useBack } from '../../shared/address/use-back.ts';

/** Goes on to what was on its way when the permissions were asked for; otherwise back. */
export function useLeave(): () => void {
  const back = useBack('/');
  return () => {
    const { returnTo } = entryState();
    if (returnTo === undefined) back();
    else navigate(returnTo, { replace: true });
  };
}
