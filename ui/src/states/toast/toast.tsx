'use client';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useAnnounce } from '../../foundations/announce/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { followBottomBar } from '../../platform/bottom-bar.js';
import { watchKeyboardInset } from '../../platform/keyboard-inset.js';
import { onTopFrame, topFrame } from '../../platform/top-frame.js';
import { ToastCard } from './toast-card.js';
import { withToast, type Toast, type ToastOptions } from './toast-queue.js';

export type { ToastAction, ToastOptions } from './toast-queue.js';

/** Shows a toast. A few words about a result: `toast('Account number copied')`. */
export type ShowToast = (text: string, options?: ToastOptions) => void;

export interface ToastProviderProps extends Native<'div'> {
  /** Duration of a toast without an action, ms; at least 5000, the default. */
  duration?: number | undefined;
  /** The app. */
  children: ReactNode;
}

/** Slow readers need at least this time. */
const SHORTEST = 5000;

const ToastContext = createContext<ShowToast | null>(null);
const nothingOnServer = () => undefined;

/**
 * Shows toasts, one at a time, above the footer, the tab bar and the keyboard, and over an open sheet. Mount
 * once at the root. Renders a visually hidden `<output>` and `role="alert"`, mounted from the start, because
 * screen readers ignore a region that appears together with its text. Every other prop goes to the visible
 * `<div>` of a toast.
 */
export function ToastProvider({ duration = SHORTEST, children, ...rest }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const current = queue[0];
  const show = useCallback<ShowToast>((text, options) => {
    if (text.trim() === '')
      complain('useToast', 'the toast has no text, so it is not shown. Say what has happened.');
    else setQueue((now) => withToast(now, text, options));
  }, []);
  const next = useCallback(() => setQueue((now) => now.slice(1)), []);
  if (!(duration >= SHORTEST))
    complain(
      'ToastProvider',
      `duration ${duration} ms is too short to read a toast; ${SHORTEST} is taken. Give it ${SHORTEST} or more.`,
    );
  return (
    <ToastContext.Provider value={show}>
      {children}
      <Spoken toast={current} />
      {current ? (
        <Stand key={current.key}>
          {/* A later text has its own duration; with a button in the toast, the focus must not be lost. */}
          <ToastCard
            key={current.action ? current.key : current.text}
            {...rest}
            toast={current}
            duration={duration >= SHORTEST ? duration : SHORTEST}
            onDone={next}
          />
        </Stand>
      ) : null}
    </ToastContext.Provider>
  );
}

/** The live regions; in a dialog the dialog's own, because those of the inert page are silent. */
function Spoken({ toast }: { toast: Toast | undefined }) {
  const announce = useAnnounce();
  const [spoken, setSpoken] = useState<Toast>();
  const [isInPage, setIsInPage] = useState(true);
  if (toast !== spoken) {
    setSpoken(toast);
    setIsInPage(topFrame() === undefined);
  }
  useEffect(() => {
    if (toast && !isInPage) announce(toast.text, toast.urgent ? 'assertive' : 'polite');
  }, [toast, isInPage, announce]);
  const text = toast && isInPage ? toast : undefined;
  return (
    <>
      <output aria-live="polite" data-toast="polite" className="sr-only">
        {text && !text.urgent ? <span key={text.text}>{text.text}</span> : null}
      </output>
      <div role="alert" aria-live="assertive" data-toast="assertive" className="sr-only">
        {text?.urgent ? <span key={text.text}>{text.text}</span> : null}
      </div>
    </>
  );
}

/**
 * The place of a toast: above elements at the bottom of the page, or at the top while the focused row would
 * lie under the toast; at the top of a dialog, away from its buttons.
 */
function Stand({ children }: { children: ReactNode }) {
  const frame = useSyncExternalStore(onTopFrame, topFrame, nothingOnServer);
  return frame ? (
    createPortal(<div className="kopa-toast kopa-toast-at-top">{children}</div>, frame)
  ) : (
    <StandOnPage>{children}</StandOnPage>
  );
}

function StandOnPage({ children }: { children: ReactNode }) {
  const stand = useRef<HTMLDivElement>(null);
  const [isAtTop, setIsAtTop] = useState(false);
  useLayoutEffect(() => {
    if (!stand.current) return undefined;
    const undo = [
      followBottomBar(stand.current),
      watchKeyboardInset(stand.current),
      followFocusUnder(stand.current, setIsAtTop),
    ];
    return () => undo.forEach((step) => step());
  }, []);
  return (
    <div ref={stand} className={cx('kopa-toast', isAtTop && 'kopa-toast-at-top')}>
      {children}
    </div>
  );
}

/** Tells whether the focused row lies under the stand at the bottom; returns the clean-up. */
function followFocusUnder(stand: HTMLElement, tell: (isUnder: boolean) => void): () => void {
  const place = stand.getBoundingClientRect();
  const look = () => {
    if (stand.contains(document.activeElement)) return;
    const row = document.activeElement?.closest('[data-field-row], button, a, input, textarea');
    const at = row?.getBoundingClientRect();
    tell(at !== undefined && at.bottom > place.top && at.top < place.bottom && at.top >= place.height);
  };
  look();
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}

const silent: ShowToast = () => undefined;

/** Returns the stable function that shows a toast: `toast('Account number copied')`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  return useMemo(() => {
    if (show) return show;
    complain(
      'useToast',
      'it found no ToastProvider above it, so toasts have nowhere to stand and are not shown. Wrap the app in <ToastProvider>.',
    );
    return silent;
  }, [show]);
}
