'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { watchKeyboardInset } from './keyboard-inset.js';
import { addLayer } from './overlay-stack.js';
import { lockScroll } from './scroll-lock.js';

/**
 * For a component that lies over the page: while `active`, the page does not scroll, the keyboard is measured, and the
 * borrower's Back calls `onBack` when this layer is on top.
 */
export function useOverlay(active: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!active) return undefined;
    const undo = [addLayer(() => latest.current()), lockScroll(), watchKeyboardInset()];
    return () => undo.forEach((step) => step());
  }, [active]);
}
