'use client';
import { useState } from 'react';

/** How often something has been opened; 0 while it never was, so that what is closed need not be made. */
export function useOpenings(open: boolean): number {
  const [known, setKnown] = useState({ open, times: open ? 1 : 0 });
  if (known.open === open) return known.times;
  const next = { open, times: open ? known.times + 1 : known.times };
  setKnown(next);
  return next.times;
}
