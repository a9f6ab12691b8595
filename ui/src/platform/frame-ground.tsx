'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { complain } from '../foundations/complain/index.js';
import type { CloseReason } from './close-reason.js';
import { takeEscape } from './escape-key.js';
import { findStand } from './frame-stand.js';
import { findTrigger } from './pressed.js';
import { framesOpen, raiseFrame } from './top-frame.js';
import { useOverlay } from './use-overlay.js';

/** A borrower still knows the way back from two sheets; not from three. */
const DEEPEST = 2;

/** Props of both kinds of frame. */
export interface FrameProps {
  open: boolean;
  /** Called when the borrower leaves by Back, Escape or the mask. The frame stays until `open` is false. */
  onAway: (reason: CloseReason) => void;
  /** The exported component's name, for complaints. */
  name: string;
  /** A frame that blocks the page for a moment, whatever is open, and does not count as a layer. */
  isPassing?: boolean | undefined;
  /** The initially focused element. */
  findFocus: (frame: HTMLElement) => HTMLElement | null | undefined;
}

interface FrameGroundProps extends FrameProps {
  /** Called when the surrounding dialog is open. */
  onShown: (dialog: HTMLDialogElement) => void;
  /** Called when the dialog has closed. Most browsers have returned the focus to `trigger`, the opener. */
  onHidden: (trigger: HTMLElement | undefined) => void;
  /** Called on a tap on the ground. */
  onPress: () => void;
}

/**
 * The first child of every frame and its dark ground: opens the surrounding `<dialog>` as a modal, with the
 * browser's top layer, inert page and focus trap, and registers the dialog on the overlay stack. An element
 * and not `::backdrop`, which ignores tokens in web views before Chromium 122. The first child's effects run
 * first, so that the dialog is open, measurable and scrollable when the content's effects run.
 */
export function FrameGround(props: FrameGroundProps) {
  const { open, name, isPassing = false } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const dialog = ground.current?.closest('dialog');
    if (!dialog) return undefined;
    frame.current = dialog;
    const trigger = findTrigger();
    show(dialog, latest.current.findFocus(dialog));
    latest.current.onShown(dialog);
    const stopListening = listen(dialog, latest);
    return () => {
      stopListening();
      dialog.close();
      latest.current.onHidden(trigger);
    };
  }, []);
  useOverlay(frame, open, () => latest.current.onAway('back'));
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!open || !dialog) return undefined;
    const lower = raiseFrame(dialog);
    if (!isPassing && framesOpen() > DEEPEST)
      complain(
        name,
        `it lies on ${framesOpen() - 1} others, which is too deep for users. Close one before you open the next, or use a page.`,
      );
    return lower;
  }, [open, name, isPassing]);
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does it for keys
  return <div ref={ground} data-sheet-scrim="" className="kopa-frame-scrim" onClick={props.onPress} />;
}

function show(dialog: HTMLDialogElement, first: HTMLElement | null | undefined) {
  const stand = findStand();
  if (!stand.isConnected) document.body.append(stand);
  // Otherwise the browser focuses the first control, and the focus would move twice.
  first?.setAttribute('autofocus', '');
  dialog.showModal();
  first?.removeAttribute('autofocus');
  // Safari before 16 ignores `overflow: clip` and scrolls to a focused element below the page.
  dialog.scrollTop = 0;
}

/** Observes the browser's own ways to close the dialog; returns the clean-up. */
function listen(
  dialog: HTMLDialogElement,
  latest: RefObject<Pick<FrameGroundProps, 'open' | 'onAway'>>,
): () => void {
  let lastFocus: HTMLElement | undefined;
  const onFocus = ({ target }: FocusEvent) => (lastFocus = target as HTMLElement);
  // Escape, or Back where the browser sends Back to dialogs (Chrome on Android). A file input also sends
  // cancel events.
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    const { open, onAway } = latest.current;
    if (open) onAway(takeEscape() ? 'escape' : 'back');
  };
  // A browser may close without asking after an earlier refusal. The host's `open` decides.
  const onClose = (event: Event) => {
    const { open, onAway } = latest.current;
    if (event.target !== dialog || dialog.open || !open) return;
    dialog.showModal();
    lastFocus?.focus({ preventScroll: true });
    onAway(takeEscape() ? 'escape' : 'back');
  };
  dialog.addEventListener('focusin', onFocus);
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('close', onClose);
  return () => {
    dialog.removeEventListener('focusin', onFocus);
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onClose);
  };
}
