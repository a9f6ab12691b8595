'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { complain } from '../foundations/complain/index.js';
import type { CloseReason } from './close-reason.js';
import { takeEscape } from './escape-key.js';
import { findStand } from './frame-stand.js';
import { findTrigger } from './pressed.js';
import { framesOpen, raiseFrame } from './top-frame.js';
import { useOverlay } from './use-overlay.js';

/** Of a sheet on a sheet a borrower still knows the way back; of a third, not. */
const DEEPEST = 2;

/** What both kinds of frame are told. */
export interface FrameProps {
  open: boolean;
  /** The borrower wants out, by Back, Escape or the mask. The frame stays until `open` is false. */
  onAway: (reason: CloseReason) => void;
  /** The component as exported, for complaints. */
  name: string;
  /** It holds the page for a moment, whatever is open, and counts for nothing. */
  isPassing?: boolean | undefined;
  /** What gets the focus when it opens. */
  findFocus: (frame: HTMLElement) => HTMLElement | null | undefined;
}

interface FrameGroundProps extends FrameProps {
  /** The dialog that the ground stands in is shown. */
  onShown: (dialog: HTMLDialogElement) => void;
  /** The dialog is shown no more. Most browsers have given the focus back to `trigger`, which opened it. */
  onHidden: (trigger: HTMLElement | undefined) => void;
  /** A tap on the ground. */
  onPress: () => void;
}

/**
 * The first child of every frame: it makes the `<dialog>` round it modal, by the browser's top layer, inert page and focus trap, puts it
 * on the overlay stack, and is the dark ground. An element and not `::backdrop`, which knows no tokens in web views before
 * Chromium 122. As the first child its effects run first, so that the dialog is shown, and can be measured and scrolled,
 * when the effects of the content run.
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
        `it lies on ${framesOpen() - 1} others, and nobody finds back from so deep. Close one before you open the next, or make a page of it.`,
      );
    return lower;
  }, [open, name, isPassing]);
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does it for keys
  return <div ref={ground} data-sheet-scrim="" className="kopa-frame-scrim" onClick={props.onPress} />;
}

function show(dialog: HTMLDialogElement, first: HTMLElement | null | undefined) {
  const stand = findStand();
  if (!stand.isConnected) document.body.append(stand);
  // Else the browser takes the focus to the first control, and from there it would be taken on at once.
  first?.setAttribute('autofocus', '');
  dialog.showModal();
  first?.removeAttribute('autofocus');
  // Safari before 16 knows no `overflow: clip`, and has scrolled to what it focused below the page.
  dialog.scrollTop = 0;
}

/** Hears how the browser itself would close the dialog; returns how to stop. */
function listen(
  dialog: HTMLDialogElement,
  latest: RefObject<Pick<FrameGroundProps, 'open' | 'onAway'>>,
): () => void {
  let lastFocus: HTMLElement | undefined;
  const onFocus = ({ target }: FocusEvent) => (lastFocus = target as HTMLElement);
  // Escape, or Back where the browser itself gives it to dialogs (Chrome on Android). A file input cancels, too.
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    const { open, onAway } = latest.current;
    if (open) onAway(takeEscape() ? 'escape' : 'back');
  };
  // A browser may close without asking, when it was refused before. Whoever says that it is open has the last word.
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
