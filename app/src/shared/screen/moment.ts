import { useEffect, useState } from 'react';

const seen = new Set<string>();

/** Whether a moment appears for the first time since the app's start; then the phone vibrates once. */
export function useMoment(name: string): boolean {
  const [isFirst] = useState(() => !seen.has(name));
  useEffect(() => {
    if (!isFirst || seen.has(name)) return;
    seen.add(name);
    // A page that was not touched yet may not vibrate.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10);
  }, [isFirst, name]);
  return isFirst;
}
