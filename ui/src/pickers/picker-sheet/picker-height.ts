'use client';
import { useEffect, useState } from 'react';

type Height = 'half' | 'full';

/**
 * The height of a picker's sheet: `half`, or `full` when half a page has no room for a sentence, three rows
 * and a footer, as in landscape or with large text. Measured on opening and on each change of the viewport.
 */
export function usePickerHeight(open: boolean): Height {
  // Measured during rendering, while the layout is still valid; after the sheet is written, the measurement
  // would need another layout.
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

/** Bar and footer have 57 px at normal text size, the sentence 36. A server has nothing to measure. */
function fitting(): Height {
  if (typeof document === 'undefined') return 'half';
  const style = getComputedStyle(document.documentElement);
  const word = parseFloat(style.fontSize) / 16;
  const row = parseFloat(style.getPropertyValue('--kopa-wheel-row')) * 16 || 44;
  return window.innerHeight / 2 >= 2 * 57 + word * (36 + 3 * row) ? 'half' : 'full';
}
