'use client';
import { useEffect, useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { cx } from '../../foundations/cx/index.js';
import { WifiOff } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { connectionWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface OfflineStripProps extends Native<'div'> {
  /**
   * Whether the phone is offline. Keep the strip mounted and switch the prop, so that the end is announced,
   * too. Default: true.
   */
  shown?: boolean;
  /** "No connection. Figures from 10:42 today." Default: "No connection". */
  children?: ReactNode;
}

/**
 * A strip below the header while offline, 44 px; its appearance and its end are announced. Renders a `<div>`,
 * a region named by its text, which receives every other prop; nothing while hidden.
 */
export function OfflineStrip({ shown = true, className, children, ref, ...rest }: OfflineStripProps) {
  const strings = useStrings(connectionWords);
  const announce = useAnnounce();
  const strip = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => (shown ? strip.current : null)!, [shown]);
  const wordsId = useId();
  const was = useRef(false);
  useEffect(() => {
    if (shown === was.current) return;
    was.current = shown;
    announce(shown ? (strip.current?.textContent ?? '') : strings.online);
  }, [shown, announce, strings]);
  if (!shown) return null;
  return (
    <div
      {...rest}
      ref={strip}
      // On a page with landmarks, content between the bar and main needs a landmark of its own.
      role="region"
      aria-labelledby={wordsId}
      className={cx(
        'flex min-h-11 items-center gap-2.5 bg-warning-soft px-4 py-2 text-label text-warning',
        className,
      )}
    >
      <WifiOff aria-hidden className="size-[1.333em]" />
      <span id={wordsId} className="min-w-0">
        {children ?? strings.offline}
      </span>
    </div>
  );
}
