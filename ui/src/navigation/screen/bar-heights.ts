'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { setBottomBar } from '../../platform/bottom-bar.js';

/** Room between a bar and what is scrolled to, px. */
const GAP = 8;

/**
 * Keeps what is scrolled to clear of the bars (WCAG 2.4.11): their heights become the page's scroll-padding, and a toast
 * stands above the lower one.
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
    // It calls at once, too, but after the frame's own layout: nothing is measured before its time.
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
