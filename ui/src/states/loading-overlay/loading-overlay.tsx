'use client';
import { useEffect, useRef } from 'react';
import { LoaderCircle } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface LoadingOverlayProps {
  open: boolean;
  /** What is happening. Default: "Loading". */
  label?: string;
  /** After so many ms `onTimeout` is called, so that a lost answer never locks the page. Default: one minute. */
  timeout?: number;
  onTimeout?: (() => void) | undefined;
}

/**
 * Holds the page while something must not be touched; a busy button is better wherever one started it.
 * Renders a modal `<dialog>`: what is behind is inert, Escape does not close it, and the focus returns by itself.
 */
export function LoadingOverlay({ open, label, timeout = 60_000, onTimeout }: LoadingOverlayProps) {
  const strings = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  const words = label ?? strings.loading;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    const timer = setTimeout(() => onTimeout?.(), timeout);
    return () => {
      clearTimeout(timer);
      element.close();
    };
  }, [open, timeout, onTimeout]);
  return (
    <dialog
      ref={dialog}
      aria-label={words}
      onCancel={(event) => event.preventDefault()}
      className="m-auto rounded-medium bg-surface p-5 text-ink shadow-raised outline-hidden backdrop:bg-scrim"
    >
      <output className="flex items-center gap-3 text-body font-medium">
        <LoaderCircle aria-hidden className="animate-spin text-primary motion-reduce:animate-none" />
        {open ? words : ''}
      </output>
    </dialog>
  );
}
