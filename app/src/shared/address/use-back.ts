import { entryState, navigate } from './hash-address.ts';

/** Back to where the borrower came from, or to `fallback` when the app was opened on this screen. */
export function useBack(fallback = '/'): () => void {
  return () => {
    if ((entryState().depth ?? 0) > 0) window.history.back();
    else navigate(fallback, { replace: true });
  };
}
