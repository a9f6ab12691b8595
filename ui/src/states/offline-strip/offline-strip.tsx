'use client';
import type { ReactNode } from 'react';
import { WifiOff } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface OfflineStripProps {
  /** Keep it mounted and switch this, so that it is read out when the connection goes. Default: true. */
  shown?: boolean;
  /** "No connection. Figures from 10:42 today." Default: "No connection". */
  children?: ReactNode;
}

/** Under the header while there is no connection, 44 px. Renders an `<output>`, which is a live region. */
export function OfflineStrip({ shown = true, children }: OfflineStripProps) {
  const strings = useStrings();
  return (
    <output className="block">
      {shown ? (
        <span className="flex min-h-11 items-center gap-2.5 bg-warning-soft px-4 py-2 text-label text-warning">
          <WifiOff aria-hidden className="size-5" />
          <span className="min-w-0">{children ?? strings.offline}</span>
        </span>
      ) : null}
    </output>
  );
}
