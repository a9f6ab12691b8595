'use client';
import { useEffect, useState } from 'react';

/** Controls that open the on-screen keyboard. */
const typed =
  'textarea, [contenteditable]:not([contenteditable=false]), input:not([type=button], [type=checkbox], [type=color], [type=file], [type=hidden], [type=image], [type=radio], [type=range], [type=reset], [type=submit])';

/** A keyboard takes a third of a phone; an address bar takes less than this. */
const keyboardShare = 0.2;

/**
 * True while the on-screen keyboard is open: a text control has the focus, and the visible page is much lower
 * than before. Both conditions are needed: Android shrinks the window, iOS only the visual viewport, and a
 * hardware keyboard neither.
 */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    let width = 0;
    let tallest = 0;
    const look = () => {
      // A pinch zoom also shows less, without a keyboard.
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
