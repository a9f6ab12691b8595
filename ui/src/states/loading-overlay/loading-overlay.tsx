'use client';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { complain } from '../../foundations/complain/index.js';
import { LoaderCircle, TriangleAlert } from '../../foundations/icons/index.js';
import { generalWords, waitingWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { CentredFrame, FrameTitle } from '../../platform/centred-frame.js';
import { centredPanel } from '../../platform/centred-panel.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { addHost, addWait, giveUp, letGo, nothingIsHeld, onHeld, whatIsHeld } from './waits.js';

/**
 * `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. Of several on a page, those of the
 * first are taken, which is the one that is seen.
 */
export interface LoadingOverlayProps extends NativeOverlay {
  open: boolean;
  /** What is happening: "Logging out". Default: "Loading". */
  label?: string | undefined;
  /** After so many ms it gives up, so that a lost answer never locks the page. Default: 60,000, one minute. */
  timeout?: number | undefined;
  /** It has given up. Whether or not the host closes it then, it says so to the borrower, who can close it. */
  onTimeout?: (() => void) | undefined;
}

const MINUTE = 60_000;

/**
 * Holds the page while something must not be touched; a busy button is better wherever one started it. Renders a modal
 * `<dialog>` with an `<output>`: what is behind is inert, and the focus returns by itself.
 *
 * Escape, Back and taps do not close it, and Back does not leave the page: what is on its way would be lost or done twice. They
 * have its label read out again. When its time is up they do close it. Of several that are open one is seen, until all are closed.
 */
export function LoadingOverlay({ open, label, timeout, onTimeout, ...looks }: LoadingOverlayProps) {
  const strings = useStrings(generalWords, waitingWords);
  const [host] = useState(() => ({}));
  const isHost = useSyncExternalStore(onHeld, whatIsHeld, nothingIsHeld).host === host;
  useLayoutEffect(() => addHost(host), [host]);
  useWait(open, label ?? strings.loading, checkTimeout(timeout), onTimeout);
  return isHost ? <Overlay {...looks} /> : null;
}

/** Holds the page while `open`, at most `timeout` ms. */
function useWait(open: boolean, label: string, timeout: number, onTimeout: (() => void) | undefined) {
  const latest = useRef(onTimeout);
  useLayoutEffect(() => {
    latest.current = onTimeout;
  });
  useLayoutEffect(() => {
    if (!open) return undefined;
    const wait = { label, isLate: false };
    const end = addWait(wait);
    const timer = setTimeout(() => {
      giveUp(wait);
      latest.current?.();
    }, timeout);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [open, label, timeout]);
}

/** What is seen, for all that hold the page. */
function Overlay({ className, style, ...native }: NativeOverlay) {
  const strings = useStrings(generalWords, waitingWords);
  const announce = useAnnounce();
  const { label, isLate } = useSyncExternalStore(onHeld, whatIsHeld, nothingIsHeld);
  const open = label !== undefined;
  const [shown, setShown] = useState<{ label: string; isLate: boolean }>();
  // On its way out it still says what it said.
  if (open && (label !== shown?.label || isLate !== shown.isLate)) setShown({ label, isLate });
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLate) panel.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isLate]);
  if (!shown) return null;
  return (
    <CentredFrame
      name="LoadingOverlay"
      isPassing
      open={open}
      onAway={() => (isLate ? letGo() : announce(shown.label))}
      isAlert={shown.isLate}
      findFocus={() => panel.current}
      native={native}
    >
      <div ref={panel} tabIndex={-1} className={centredPanel({ holds: 'wait', className })} style={style}>
        <output className="flex items-center gap-3 text-body font-medium">
          {shown.isLate ? (
            <TriangleAlert aria-hidden className="text-warning" />
          ) : (
            <LoaderCircle aria-hidden className="animate-spin text-primary motion-reduce:animate-none" />
          )}
          <FrameTitle asChild>
            <span className="min-w-0">{shown.isLate ? strings.takesTooLong : shown.label}</span>
          </FrameTitle>
        </output>
        {shown.isLate ? (
          <Button block variant="outline" onClick={letGo}>
            {strings.close}
          </Button>
        ) : null}
      </div>
    </CentredFrame>
  );
}

function checkTimeout(timeout = MINUTE): number {
  if (timeout > 0 && Number.isFinite(timeout)) return timeout;
  complain(
    'LoadingOverlay',
    `timeout ${timeout} would hold the page for ever or not at all; ${MINUTE} ms is taken. Give it a number of ms above 0.`,
  );
  return MINUTE;
}
