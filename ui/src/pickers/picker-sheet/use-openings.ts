'use client';
import { useState } from 'react';

/** The number of openings; 0 before the first, so that a closed sheet renders nothing. */
export function useOpenings(open: boolean): number {
  const [known, setKnown] = useState({ open, times: open ? 1 : 0 });
  if (known.open === open) return known.times;
  const next = { open, times: open ? known.times + 1 : known.times };
  setKnown(next);
  return next.times;
}
