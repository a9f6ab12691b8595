'use client';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Check, CircleAlert, Info } from '../../foundations/icons/index.js';

export interface ToastOptions {
  /** Two with one key are one: the later text takes the place of the earlier. Default: the text. */
  key?: string;
  /** Only the icon differs. Errors that need action are no toast. */
  tone?: 'success' | 'info' | 'warning';
}

export type ShowToast = (text: string, options?: ToastOptions) => void;

interface Toast {
  key: string;
  text: string;
  tone: NonNullable<ToastOptions['tone']>;
}

export interface ToastProviderProps {
  /** How long one stays, ms. */
  duration?: number;
  children: ReactNode;
}

const ToastContext = createContext<ShowToast | null>(null);
const icons = { success: Check, info: Info, warning: CircleAlert };

/**
 * Shows toasts above the footer, one at a time. Its live region (an `<output>`) is there from the start: one that appears
 * together with its text is not read.
 */
export function ToastProvider({ duration = 4000, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const [held, setHeld] = useState(false);
  const current = queue[0];
  const region = useRef<HTMLOutputElement>(null);
  const show = useCallback<ShowToast>((text, { key = text, tone = 'success' } = {}) => {
    const toast = { key, text, tone };
    setQueue((now) =>
      now.some((other) => other.key === key)
        ? now.map((other) => (other.key === key ? toast : other))
        : [...now, toast],
    );
  }, []);
  useEffect(() => {
    if (!current || held) return undefined;
    const timer = setTimeout(() => setQueue((now) => now.slice(1)), duration);
    return () => clearTimeout(timer);
  }, [current, held, duration]);
  const Icon = icons[current?.tone ?? 'success'];
  return (
    <ToastContext value={show}>
      {children}
      <output
        ref={region}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-[var(--kopa-bottom-bar,0px)] z-20 block px-4 pb-3"
      >
        {current ? (
          <span
            key={`${current.key} ${current.text}`}
            // It stays as long as it is held or pointed at.
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            className="pointer-events-auto mx-auto flex min-h-12 max-w-[35rem] items-center gap-3 rounded-medium bg-inverse px-4 py-2 text-label font-text text-on-inverse shadow-raised"
          >
            <Icon aria-hidden className="size-5" />
            <span className="min-w-0">{current.text}</span>
          </span>
        ) : null}
      </output>
    </ToastContext>
  );
}

/** Gives the function that shows a toast: `toast('Account number copied')`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show)
    throw new Error(
      '@kopa/ui: useToast found no ToastProvider above it, so the toast has nowhere to stand. Wrap the app in <ToastProvider>.',
    );
  return show;
}
