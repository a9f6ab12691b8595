'use client';
import { useEffect, useState } from 'react';

/** Controls that bring up the on-screen keyboard. */
const typed =
  'textarea, [contenteditable]:not([contenteditable=false]), input:not([type=button], [type=checkbox], [type=color], [type=file], [type=hidden], [type=image], [type=radio], [type=range], [type=reset], [type=submit])';

/** A keyboard takes a third of a phone; an address bar that comes and goes takes less than this. */
const keyboardShare = 0.2;

/**
 * True while the on-screen keyboard is open: something typed in has the focus, and what is seen of the page is much lower
 * than it was. Both are needed: Android makes the window lower, iOS only the visual viewport; a keyboard on a cable, neither.
 */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    let width = 0;
    let tallest = 0;
    const look = () => {
      // A pinched page shows less, too; that is no keyboard.
      const height = view ? view.height * view.scale : window.innerHeight;
      if (window.innerWidth !== width) {
        width = window.innerWidth;
        tallest = 0;
      }
      tallest = Math.max(tallest, height);
      const typing = document.activeElement?.matches(typed) ?? false;
      setOpen(typing && height < tallest * (1 - keyboardShare));
    };
    look();
    view?.addEventListener('resize', look);
    window.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      view?.removeEventListener('resize', look);
      window.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return open;
}
