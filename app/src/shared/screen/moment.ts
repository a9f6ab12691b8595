import { useEffect, useState } from 'react';

const seen = new Set<string>();

/** A short vibration, in ms, where the phone has one and the borrower has touched the page. */
export function buzz(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Whether a moment appears for the first time since the app's start; then the phone vibrates once. */
export function useMoment(name: string): boolean {
  const [isFirst] = useState(() => !seen.has(name));
  useEffect(() => {
    if (!isFirst || seen.has(name)) return;
    seen.add(name);
    buzz(10);
  }, [isFirst, name]);
  return isFirst;
}
