'use client';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { WifiOff } from '../../foundations/icons/index.js';
import { connectionWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface OfflineStripProps {
  /** There is no connection. Keep the strip mounted and switch this: then its end is read out, too. Default: true. */
  shown?: boolean;
  /** "No connection. Figures from 10:42 today." Default: "No connection". */
  children?: ReactNode;
}

/** Under the header while there is no connection, 44 px; read out when it comes and when it goes. Renders a `<div>`, a region named by its words. */
export function OfflineStrip({ shown = true, children }: OfflineStripProps) {
  const strings = useStrings(connectionWords);
  const announce = useAnnounce();
  const strip = useRef<HTMLDivElement>(null);
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
      ref={strip}
      // Of a page that has landmarks, what stands between the bar and the content needs one of its own.
      role="region"
      aria-labelledby={wordsId}
      className="flex min-h-11 items-center gap-2.5 bg-warning-soft px-4 py-2 text-label text-warning"
    >
      <WifiOff aria-hidden className="size-[1.333em]" />
      <span id={wordsId} className="min-w-0">
        {children ?? strings.offline}
      </span>
    </div>
  );
}
