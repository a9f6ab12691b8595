'use client';
import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import type { Native } from '../../foundations/native/index.js';
import { isMotionReduced } from '../../platform/reduced-motion.js';

export interface DrawnInProps extends Native<'div'> {
  /** Draws the content once, when the element appears. */
  plays?: boolean | undefined;
  children: ReactNode;
}

/**
 * Draws its content from the start edge, after the check of a Moment. With reduced motion the content is
 * simply there. Renders a `<div>`, which receives every other prop.
 */
export function DrawnIn({ plays = false, children, ref, ...rest }: DrawnInProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  const first = useRef(plays);
  useEffect(() => {
    if (!first.current || !box.current || isMotionReduced()) return;
    const hidden = getComputedStyle(box.current).direction === 'rtl' ? '0 0 0 100%' : '0 100% 0 0';
    box.current.animate([{ clipPath: `inset(${hidden})` }, { clipPath: 'inset(0)' }], {
      delay: 240,
      duration: 320,
      easing: 'ease-out',
      fill: 'backwards',
    });
  }, []);
  return (
    <div {...rest} ref={box}>
      {children}
    </div>
  );
}
