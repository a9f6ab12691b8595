'use client';
import { useEffect, useRef, type CSSProperties } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { isMotionReduced } from '../../platform/reduced-motion.js';

export interface FillingBarProps extends Native<'div', 'children'> {
  /** The share at the start, 0 to 1. With reduced motion the bar stays at the share of the last render. */
  share: number;
  /** The bar is full after this time, in ms. 0: the bar stands still. */
  fillsIn?: number | undefined;
}

/**
 * A bar that fills by itself while something is awaited. Decorative: say the wait in words. Renders a
 * `<div>`, hidden from screen readers, which receives every other prop.
 */
export function FillingBar({ share, fillsIn = 0, className, ...rest }: FillingBarProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const from = useRef(share);
  useEffect(() => {
    from.current = share;
  }, [share]);
  useEffect(() => {
    if (!(fillsIn > 0) || isMotionReduced()) return;
    const move = bar.current?.animate([{ width: `${from.current * 100}%` }, { width: '100%' }], {
      duration: fillsIn,
      fill: 'forwards',
    });
    return () => move?.cancel();
  }, [fillsIn]);
  return (
    <div {...rest} aria-hidden className={cx('relative h-1 rounded-full bg-decor', className)}>
      <span
        ref={bar}
        className="absolute inset-y-0 start-0 w-(--share) rounded-full bg-primary"
        style={{ '--share': `${share * 100}%` } as CSSProperties}
      />
    </div>
  );
}
