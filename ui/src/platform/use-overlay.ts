'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { watchKeyboardInset } from './keyboard-inset.js';
import { addLayer } from './overlay-stack.js';
import { lockScroll } from './scroll-lock.js';

/**
 * For a component that lies over the page: while `active`, the page does not scroll, `frame` knows how much of it the
 * keyboard hides, and the borrower's Back calls `onBack` when this layer is on top.
 */
export function useOverlay(frame: RefObject<HTMLElement | null>, active: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const element = frame.current;
    if (!active || !element) return undefined;
    // The lock last: it writes what the others would have laid out again to measure.
    const undo = [addLayer(() => latest.current()), watchKeyboardInset(element), lockScroll()];
    return () => undo.forEach((step) => step());
  }, [frame, active]);
}
