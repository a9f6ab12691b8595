import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollerOf } from '../../platform/scroller.js';

/** How far the content is pulled to refresh, and where the content waits, px. */
export const enough = 56;
/** The content follows the finger by a part of the way, and no further than this, px. */
const part = 0.5;
const most = 88;
/** The way in which a finger has no direction yet, px. */
const slop = 10;

export interface Pull {
  /** Whether a pull may begin. */
  isFree: () => boolean;
  /** The content is to stand so far below its place, px. */
  onMove: (px: number) => void;
  /** The finger is lifted, or the gesture has become another one (`isFar` false). */
  onEnd: (isFar: boolean) => void;
}

/**
 * Watches one finger that pulls `box` down from the scroller's top. All listeners are passive: the browser
 * scrolls and zooms as ever, and other gestures end the pull. The browser's own pull is switched off.
 */
export function usePull(box: RefObject<HTMLElement | null>, pull: Pull): void {
  const told = useRef(pull);
  useEffect(() => {
    told.current = pull;
  });
  // Before the first frame, after which a finger may come.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const scroller = scrollerOf(element) as HTMLElement;
    const before = scroller.style.overscrollBehaviorY;
    scroller.style.overscrollBehaviorY = 'none';
    let from: { x: number; y: number } | null = null;
    let pulled = 0;
    let isPulling = false;

    const end = (isFar: boolean) => {
      from = null;
      if (isPulling) told.current.onEnd(isFar);
      isPulling = false;
    };
    const start = (event: TouchEvent) => {
      end(false);
      const [finger, second] = event.touches;
      if (!finger || second || !told.current.isFree() || !startsAtTop(event, element, scroller)) return;
      from = { x: finger.clientX, y: finger.clientY };
      pulled = 0;
    };
    const move = (event: TouchEvent) => {
      const [finger, second] = event.touches;
      if (!from || !finger) return;
      // Another part of the page has taken the finger, or the page scrolls.
      if (second || event.defaultPrevented || scroller.scrollTop > slop) return end(false);
      const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
      if (!isPulling) {
        if (Math.hypot(across, down) < slop) return;
        if (down <= Math.abs(across)) return end(false);
        isPulling = true;
      }
      pulled = Math.min(most, Math.max(0, (down - slop) * part));
      told.current.onMove(pulled);
    };
    const lift = () => end(pulled >= enough);
    const cancel = () => end(false);
    const passive = { passive: true };
    element.addEventListener('touchstart', start, passive);
    element.addEventListener('touchmove', move, passive);
    element.addEventListener('touchend', lift, passive);
    element.addEventListener('touchcancel', cancel, passive);
    return () => {
      scroller.style.overscrollBehaviorY = before;
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', lift);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [box]);
}

/** Everything that scrolls below the finger is at its top, and no overlay or zoom lies between. */
function startsAtTop({ target }: TouchEvent, box: Element, scroller: Element): boolean {
  if (scroller.scrollTop > 0 || (window.visualViewport?.scale ?? 1) > 1.01) return false;
  for (let each = target as Element | null; each && each !== box; each = each.parentElement)
    if (each.scrollTop > 0 || each.matches('dialog, [popover]')) return false;
  return true;
}
