'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { watchKeyboardInset } from './keyboard-inset.js';
import { addLayer } from './overlay-stack.js';
import { lockScroll } from './scroll-lock.js';

/**
 * For an overlay component: while `active`, the page does not scroll, `frame` knows the height of the
 * keyboard, and Back calls `onBack` when this layer is on top.
 */
export function useOverlay(frame: RefObject<HTMLElement | null>, active: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const element = frame.current;
    if (!active || !element) return undefined;
    // The lock last: its writes would force a layout for the others' measurements.
    const undo = [addLayer(() => latest.current()), watchKeyboardInset(element), lockScroll()];
    return () => undo.forEach((step) => step());
  }, [frame, active]);
}
