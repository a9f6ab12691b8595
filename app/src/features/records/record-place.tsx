import { useEffect, useLayoutEffect } from 'react';
import { keepInEntry, keptInEntry } from '../../shared/address/navigation.ts';

/** Where the list stood when one of its orders was opened: kept with the entry of the history, so that Back finds it. */
interface Place {
  top: number;
  orderNo: string;
}

export function keepPlace(orderNo: string): void {
  const place: Place = { top: window.scrollY, orderNo };
  keepInEntry('records', place);
}

export const recordAddress = (orderNo: string): string => `/records/order?orderNo=${orderNo}`;

/** Put before the list: scrolls to where it stood, and gives the focus back to the order that was opened. */
export function RestoredPlace() {
  useLayoutEffect(() => {
    const place = keptPlace();
    if (place) window.scrollTo(0, place.top);
  }, []);
  useEffect(() => {
    const place = keptPlace();
    if (!place) return undefined;
    // The rows that are near come with the render after this one.
    const frame = requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`a[href="#${recordAddress(place.orderNo)}"]`)
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

/** Parsed: the history outlives a version of the app. */
function keptPlace(): Place | null {
  const records = keptInEntry('records');
  if (typeof records !== 'object' || records === null) return null;
  const { top, orderNo } = records as Record<string, unknown>;
  return typeof top === 'number' && typeof orderNo === 'string' && /^[\w-]+$/.test(orderNo)
    ? { top, orderNo }
    : null;
}
