'use client';
import { useState } from 'react';
import type { OnOpenChange } from '../overlays/bottom-sheet/index.js';

/** The sheet of a row: closing it, in whichever way, is what leaving the row is to a form. */
export function useRowSheet({ onBlur }: { onBlur: () => void }) {
  const [open, setOpen] = useState(false);
  const onOpenChange: OnOpenChange = (to) => {
    setOpen(to);
    if (!to) onBlur();
  };
  return {
    sheet: { open, onOpenChange },
    row: {
      open,
      onOpen: () => setOpen(true),
      // The focus goes into the sheet: the row is not left yet.
      onBlur: () => {
        if (!open) onBlur();
      },
    },
  };
}
