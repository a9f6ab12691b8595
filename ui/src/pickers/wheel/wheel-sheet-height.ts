'use client';
import { useEffect, useState } from 'react';

type Height = 'half' | 'full';

/**
 * How high a sheet with a sentence, a Wheel and a footer is to be: `half`, or `full` where half a page has no room for three
 * rows, as on a small phone with large words. Measures when the sheet opens, and when the viewport changes meanwhile.
 */
export function useWheelSheetHeight(open: boolean): Height {
  // Measured while rendering: the page is still laid out then, and after the sheet is written it would be laid out for this alone.
  const [height, setHeight] = useState<Height>(() => (open ? fitting() : 'half'));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setHeight(fitting());
  }
  useEffect(() => {
    if (!open) return undefined;
    const measure = () => setHeight(fitting());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [open]);
  return height;
}

/** Bar and footer have 57 px at usual words, the sentence 36. On a server there is nothing to measure. */
function fitting(): Height {
  if (typeof document === 'undefined') return 'half';
  const style = getComputedStyle(document.documentElement);
  const word = parseFloat(style.fontSize) / 16;
  const row = parseFloat(style.getPropertyValue('--kopa-wheel-row')) * 16 || 44;
  return window.innerHeight / 2 >= 2 * 57 + word * (36 + 3 * row) ? 'half' : 'full';
}
