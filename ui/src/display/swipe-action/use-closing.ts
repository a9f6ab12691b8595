import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * While a row is open, a press or the focus elsewhere, Escape, and the scrolling of what is around the row
 * close the row. Another row opens by a press or the focus, and so closes this one.
 */
export function useClosing(
  isOpen: boolean,
  row: RefObject<HTMLElement | null>,
  acts: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before the open row is drawn: a key may come at once.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && row.current?.contains(target))) close.current();
    };
    /** A press gives the focus too, and the click after it must find the row open. */
    const focused = (event: FocusEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !row.current?.contains(target)) return elsewhere(event);
      if (target.matches(':focus-visible') && !acts.current?.contains(target)) close.current();
    };
    const around = ({ target }: Event) => {
      // The focus itself scrolls an act into view.
      if (acts.current?.contains(document.activeElement)) return;
      if (target instanceof Node && target !== row.current && target.contains(row.current)) close.current();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A sheet around the row stays open.
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    document.addEventListener('focusin', focused);
    document.addEventListener('scroll', around, true);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('scroll', around, true);
      document.removeEventListener('keydown', escape, true);
    };
  }, [isOpen, row, acts]);
}
