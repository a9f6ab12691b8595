'use client';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { Check, CircleAlert, Info, X } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import type { Toast } from './toast-queue.js';

export interface ToastCardProps extends Native<'div', 'children'> {
  toast: Toast;
  /** ms */
  duration: number;
  onDone: () => void;
}

const icons = { success: Check, info: Info, warning: CircleAlert };

/**
 * The visible part of a toast. Stays while hovered or focused; with an action, until used or closed. The text
 * is hidden from screen readers, which hear the live region; the buttons are not. Renders a `<div>`, which
 * receives every other prop.
 */
export function ToastCard({ toast, duration, onDone, className, ...rest }: ToastCardProps) {
  const { text, tone, action } = toast;
  const strings = useStrings(generalWords);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const stays = action !== undefined || isPointedAt || hasFocus;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [stays, duration, onDone]);
  const leave = () => {
    // A focus inside would jump to the top of the page when the toast disappears.
    if (hasFocus && cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    onDone();
  };
  const Icon = icons[tone];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape goes for the buttons in it
    <div
      {...rest}
      role={action ? 'group' : undefined}
      aria-label={action ? text : undefined}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        setIsPointedAt(true);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        setIsPointedAt(false);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
        setHasFocus(true);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setHasFocus(event.currentTarget.contains(event.relatedTarget));
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key !== 'Escape') return;
        // The key belongs to the toast and not to a sheet below.
        event.preventDefault();
        leave();
      }}
      className={cx(
        'kopa-toast-card mx-auto flex min-h-12 flex-wrap items-center gap-x-3 rounded-medium bg-inverse px-4 py-2 text-label font-text text-on-inverse shadow-raised',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
      {/* The buttons move below before a word would break. */}
      <span aria-hidden className="min-w-0 flex-1 basis-[8rem] py-1">
        {text}
      </span>
      {action ? (
        <div className="-me-3 ms-auto flex items-center">
          <button
            type="button"
            onClick={() => {
              leave();
              action.onPress();
            }}
            className="min-h-11 rounded-small px-2 text-label font-semibold underline"
          >
            {action.label}
          </button>
          <button
            type="button"
            aria-label={strings.close}
            onClick={leave}
            className="flex size-11 flex-none items-center justify-center rounded-small"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
