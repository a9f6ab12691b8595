'use client';
import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { MessageCircle } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { messageWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import { StatusChip } from '../status-chip/index.js';

export interface MessageThreadHeaderProps extends Native<'div'> {
  /** The other side waits for an answer. */
  replyNeeded?: boolean | undefined;
  /** A chip in place of the waiting mark: "Answered", "Closed". */
  status?: ReactNode;
  /** The number for telephone support: "No. 20418". */
  number?: ReactNode;
  /** Subject and date: "Loan of USh 10,000 · sent 20 Nov 2026". */
  children: ReactNode;
}

/**
 * The subject of a thread, below the navigation bar. Renders a `<div>` from edge to edge, which receives
 * every other prop.
 */
export function MessageThreadHeader({
  replyNeeded = false,
  status,
  number,
  className,
  children,
  ...rest
}: MessageThreadHeaderProps) {
  const strings = useStrings(messageWords);
  const chip = replyNeeded ? (
    <StatusChip tone="warning" icon={<MessageCircle aria-hidden />}>
      {strings.replyNeeded}
    </StatusChip>
  ) : (
    status
  );
  return (
    <div
      {...rest}
      className={cx('flex flex-col gap-1.5 border-b border-decor bg-surface px-4 py-2.5', className)}
    >
      {chip || number ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="max-w-full">{chip}</span>
          {number ? <span className="text-caption text-muted tabular-nums">{number}</span> : null}
        </div>
      ) : null}
      <p className="text-label font-text text-ink">{children}</p>
    </div>
  );
}
