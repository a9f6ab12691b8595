import { hasScreenBefore, navigate } from './navigation.ts';

/** Back to the previous screen, or to `fallback` when the app was opened on this screen. */
export function useBack(fallback = '/'): () => void {
  return () => {
    if (hasScreenBefore()) window.history.back();
    else navigate(fallback, { replace: true });
  };
}
