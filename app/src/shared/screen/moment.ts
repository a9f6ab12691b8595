import { useEffect, useState } from 'react';
import { haptic } from '../bridge/haptic.ts';

const seen = new Set<string>();

/** Whether a moment appears for the first time since the app's start; then the phone vibrates once. */
export function useMoment(name: string): boolean {
  const [isFirst] = useState(() => !seen.has(name));
  useEffect(() => {
    if (!isFirst || seen.has(name)) return;
    seen.add(name);
    haptic('success');
  }, [isFirst, name]);
  return isFirst;
}
