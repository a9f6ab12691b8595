'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { X } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { toneGround, toneIcons, toneInk } from '../note/tones.js';

export interface NoticeBarProps extends Native<'div', 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Default: the tone's icon. `null` hides the icon. */
  icon?: ReactNode;
  /** One sentence: what is so for the whole page. */
  children: ReactNode;
  /** A second sentence: what follows from it. */
  caption?: ReactNode;
  /** One button or link at the end. */
  action?: ReactNode;
  /** Shows a button that closes the bar; the host then leaves the bar out. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A message for the whole page, from edge to edge, below the header or above the footer. Renders a `<div>`,
 * which receives every other prop: put the bar into a `role="status"` that is always there, or a
 * `role="alert"`, when it appears by itself. A message beside an action is a Note, a lost connection an
 * OfflineStrip.
 */
export function NoticeBar({
  tone: wanted = 'info',
  icon,
  caption,
  action,
  onDismiss,
  className,
  children,
  ...rest
}: NoticeBarProps) {
  const strings = useStrings(generalWords);
  const tone = wanted in toneIcons ? wanted : 'info';
  if (tone !== wanted)
    complain(
      'NoticeBar',
      `there is no tone "${wanted}", so info is used. Pass one of ${Object.keys(toneIcons).join(', ')}.`,
    );
  if (!children) {
    complain('NoticeBar', 'it has no words, so nothing is shown. Give it children, or leave it out.');
    return null;
  }
  const Icon = toneIcons[tone];
  return (
    <div
      {...rest}
      className={cx('flex gap-2.5 ps-4', onDismiss ? 'pe-1' : 'pe-4', toneGround({ tone }), className)}
    >
      {icon === null ? null : (
        // In the middle of the first line, however large the words are.
        <span className={cx('flex shrink-0 pt-3 text-label [&>svg]:size-[1.333em]', toneInk({ tone }))}>
          {icon ?? <Icon aria-hidden />}
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <div className="min-w-0 grow basis-[10rem] py-1">
          <p className="text-label font-semibold text-ink">{children}</p>
          {caption ? <p className="text-caption text-muted">{caption}</p> : null}
        </div>
        {action ? <div className="max-w-full">{action}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton
          label={strings.close}
          icon={<X aria-hidden />}
          onClick={onDismiss}
          className="-outline-offset-3"
        />
      ) : null}
    </div>
  );
}
