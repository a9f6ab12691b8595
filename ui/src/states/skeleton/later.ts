'use client';
import { useEffect, useState } from 'react';

/** False at first, true after the given ms. */
export function useLater(delay: number): boolean {
  const [late, setLate] = useState(delay <= 0);
  useEffect(() => {
    if (delay <= 0) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return late;
}
