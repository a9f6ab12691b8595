'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { setBottomBar } from '../../platform/bottom-bar.js';

/** Distance between a bar and a scroll target, px. */
const GAP = 8;

/**
 * Keeps scroll targets clear of the bars (WCAG 2.4.11): the bars' heights become the page's scroll-padding,
 * and a toast stands above the lower bar.
 */
export function useBarHeights(top: RefObject<HTMLElement | null>, bottom: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const above = top.current?.offsetHeight ?? 0;
      const below = bottom.current?.offsetHeight ?? 0;
      style.scrollPaddingTop = `${above + GAP}px`;
      style.scrollPaddingBottom = `${below + GAP}px`;
      setBottomBar(below);
    };
    // The observer also reports at once, after the frame's own layout, so that no early measurement is
    // needed.
    const observer = new ResizeObserver(measure);
    if (top.current) observer.observe(top.current);
    if (bottom.current) observer.observe(bottom.current);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
      setBottomBar(undefined);
    };
  }, [top, bottom]);
}
