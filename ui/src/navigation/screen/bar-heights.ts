'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { setBottomBar } from '../../platform/bottom-bar.js';

/** Distance between a bar and a scroll target, px. */
const GAP = 8;

/** Makes the bars' heights the page's scroll-padding; a toast stands above the lower bar. */
export function measureBars(top: HTMLElement | null, bottom: HTMLElement | null): void {
  const { style } = document.documentElement;
  const below = bottom?.offsetHeight ?? 0;
  style.scrollPaddingTop = `${(top?.offsetHeight ?? 0) + GAP}px`;
  style.scrollPaddingBottom = `${below + GAP}px`;
  setBottomBar(below);
}

/** Keeps scroll targets clear of the bars (WCAG 2.4.11), from the first frame on. */
export function useBarHeights(top: RefObject<HTMLElement | null>, bottom: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    // The observer also reports at once, after the frame's own layout: a measurement here would add a layout
    // to each new page.
    const observer = new ResizeObserver(() => measureBars(top.current, bottom.current));
    if (top.current) observer.observe(top.current);
    if (bottom.current) observer.observe(bottom.current);
    return () => {
      observer.disconnect();
      const { style } = document.documentElement;
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
      setBottomBar(undefined);
    };
  }, [top, bottom]);
}
