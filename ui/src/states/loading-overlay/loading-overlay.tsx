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
 * `className` and `style` go to the panel, other `<dialog>` props to the dialog. Of several overlays on a
 * page, the first is visible and its props apply.
 */
export interface LoadingOverlayProps extends NativeOverlay {
  open: boolean;
  /** The activity: "Logging out". Default: "Loading". */
  label?: string | undefined;
  /** Time limit in ms, so that a lost answer never blocks the page. Default: 60,000. */
  timeout?: number | undefined;
  /**
   * Called at the time limit. The borrower is informed and can close the overlay, whether or not the host
   * closes the overlay.
   */
  onTimeout?: (() => void) | undefined;
  /**
   * The pressed button shows the activity: the overlay blocks the page unseen until the time limit. Screen
   * readers hear the label.
   */
  unseen?: boolean | undefined;
}

const MINUTE = 60_000;

/**
 * Blocks the page during a critical operation; prefer a busy button where the user started the operation.
 * Renders a modal `<dialog>` with an `<output>`: the page is inert, and the focus returns afterwards.
 *
 * Escape, Back and taps do not close the overlay, and Back does not leave the page, because the operation
 * would be lost or repeated; they repeat the announcement. After the time limit they close the overlay. Of
 * several open overlays one is visible until all are closed.
 */
export function LoadingOverlay({
  open,
  label,
  timeout,
  onTimeout,
  unseen = false,
  ...looks
}: LoadingOverlayProps) {
  const strings = useStrings(generalWords, waitingWords);
  const [host] = useState(() => ({}));
  const isHost = useSyncExternalStore(onHeld, whatIsHeld, nothingIsHeld).host === host;
  useLayoutEffect(() => addHost(host), [host]);
  useWait(open, label ?? strings.loading, checkTimeout(timeout), onTimeout);
  return isHost ? <Overlay {...looks} unseen={unseen} /> : null;
}

/** Blocks the page while `open`, at most `timeout` ms. */
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

/** The visible overlay of all waits. */
function Overlay({ className, style, unseen, ...native }: NativeOverlay & { unseen: boolean }) {
  const strings = useStrings(generalWords, waitingWords);
  const announce = useAnnounce();
  const { label, isLate } = useSyncExternalStore(onHeld, whatIsHeld, nothingIsHeld);
  const open = label !== undefined;
  const [shown, setShown] = useState<{ label: string; isLate: boolean }>();
  // The last label stays during the exit.
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
      native={{ ...native, ...(unseen && !shown.isLate && { 'data-unseen': '' }) }}
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
    `timeout ${timeout} would block the page for ever or not at all; ${MINUTE} ms is taken. Give it a number of ms above 0.`,
  );
  return MINUTE;
}
