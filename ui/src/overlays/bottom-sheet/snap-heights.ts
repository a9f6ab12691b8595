'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { SnapPoint } from './sheet-engine.js';

/**
 * Measured heights, px: of the page, the panel, and the visible part of the panel at each snap point, lowest
 * first.
 */
export interface SnapHeights {
  page: number;
  panel: number;
  stops: readonly number[];
}

const same = (one: SnapHeights, other: SnapHeights) =>
  one.page === other.page && one.panel === other.panel && String(one.stops) === String(other.stops);

/** The panel's height by its content alone. */
function naturalHeight(panel: HTMLElement): number {
  const { height } = panel.style;
  const hidden = panel.style.getPropertyValue('--kopa-sheet-hidden');
  panel.style.height = 'auto';
  panel.style.setProperty('--kopa-sheet-hidden', '0px');
  const natural = panel.offsetHeight;
  panel.style.height = height;
  panel.style.setProperty('--kopa-sheet-hidden', hidden);
  return natural;
}

function measure(panel: HTMLElement, snapPoints: readonly SnapPoint[] | undefined): SnapHeights {
  const page = window.innerHeight;
  if (!snapPoints) return { page, panel: panel.offsetHeight, stops: [panel.offsetHeight] };
  const peek = Number.parseFloat(getComputedStyle(panel).getPropertyValue('--kopa-page-peek')) || 0;
  const heights = snapPoints.map((point) =>
    Math.min(point === 'auto' ? naturalHeight(panel) : Math.round(point * page), page - peek),
  );
  const stops = [...new Set(heights)].sort((a, b) => a - b);
  return { page, panel: stops.at(-1) ?? panel.offsetHeight, stops };
}

/** Updates the snap points of a panel when the size of content, page or text changes. */
export function useSnapHeights(
  panel: RefObject<HTMLElement | null>,
  snapPoints: readonly SnapPoint[] | undefined,
): SnapHeights | undefined {
  const [heights, setHeights] = useState<SnapHeights>();
  // Keyed by value: a host may pass a new array with each render.
  const points = JSON.stringify(snapPoints);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const list = points === undefined ? undefined : (JSON.parse(points) as SnapPoint[]);
    const update = () =>
      setHeights((before) => {
        const now = measure(element, list);
        return before && same(before, now) ? before : now;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const part of element.querySelectorAll('[data-sheet-body] > *')) observer.observe(part);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [panel, points]);
  return heights;
}
