import { useEffect, useState } from 'react';

/** In ms: until a wait is explained, and from then on until it has a way on. */
export const patience = { said: 1000, wayOn: 9000 };

/** How long somebody waits: 0, 1 when the wait is to be explained, 2 when it needs a way on; and anew. */
export function usePatience(): [passed: number, anew: () => void] {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (passed > 1) return undefined;
    const timer = setTimeout(() => setPassed(passed + 1), passed ? patience.wayOn : patience.said);
    return () => clearTimeout(timer);
  }, [passed]);
  return [passed, () => setPassed(0)];
}
