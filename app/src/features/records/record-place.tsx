import { useEffect, useLayoutEffect } from 'react';
import { keepInEntry, keptInEntry } from '../../shared/address/navigation.ts';

/** The list's scroll position when an order was opened: stored with the history entry for Back. */
interface Place {
  top: number;
  orderNo: string;
}

export function keepPlace(orderNo: string): void {
  const place: Place = { top: window.scrollY, orderNo };
  keepInEntry('records', place);
}

export const recordAddress = (orderNo: string): string => `/records/order?orderNo=${orderNo}`;

/** Mounted before the list: restores the scroll position, and focuses the opened order. */
export function RestoredPlace() {
  useLayoutEffect(() => {
    const place = keptPlace();
    if (place) window.scrollTo(0, place.top);
  }, []);
  useEffect(() => {
    const place = keptPlace();
    if (!place) return undefined;
    // Rows near the screen appear with the next render.
    const frame = requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`a[href="#${recordAddress(place.orderNo)}"]`)
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

/** Parsed, because history outlives a version of the app. */
function keptPlace(): Place | null {
  const records = keptInEntry('records');
  if (typeof records !== 'object' || records === null) return null;
  const { top, orderNo } = records as Record<string, unknown>;
  return typeof top === 'number' && typeof orderNo === 'string' && /^[\w-]+$/.test(orderNo)
    ? { top, orderNo }
    : null;
}
