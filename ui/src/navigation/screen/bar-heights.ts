'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps what is scrolled to clear of the bars (WCAG 2.4.11): their heights become the page's scroll-padding, and
 * `--kopa-bottom-bar` tells a toast where to stand.
 */
export function useBarHeights(top: RefObject<HTMLElement | null>, bottom: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.scrollPaddingTop = `${(top.current?.offsetHeight ?? 0) + 8}px`;
      style.scrollPaddingBottom = `${(bottom.current?.offsetHeight ?? 0) + 8}px`;
      style.setProperty('--kopa-bottom-bar', `${bottom.current?.offsetHeight ?? 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (top.current) observer.observe(top.current);
    if (bottom.current) observer.observe(bottom.current);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
      style.removeProperty('--kopa-bottom-bar');
    };
  }, [top, bottom]);
}
