'use client';
import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from '../foundations/announce/index.js';
import { complain } from '../foundations/complain/index.js';
import type { CloseReason } from './close-reason.js';
import { takeEscape } from './escape-key.js';
import { findTrigger } from './pressed.js';
import { framesOpen, raiseFrame } from './top-frame.js';
import { useOverlay } from './use-overlay.js';

/** Of a sheet on a sheet a borrower still knows the way back; of a third, not. */
const DEEPEST = 2;

export interface ModalFrameProps {
  open: boolean;
  /** The borrower wants out, by Back, Escape or the mask. The frame stays until `open` is false. */
  onAway: (reason: CloseReason) => void;
  /** The way out is over: the frame may be taken from the page. */
  onGone: () => void;
  /** The component as exported, for complaints. */
  name: string;
  role?: 'alertdialog' | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  className: string;
  height?: string | undefined;
  /** It holds the page for a moment, whatever is open, and counts for nothing. */
  isPassing?: boolean | undefined;
  /** What gets the focus when it opens. */
  findFocus: (frame: HTMLElement) => HTMLElement | null | undefined;
  /** The panel: the frame waits for the animations of its direct children before it is gone. */
  children: ReactNode;
}

/**
 * What sheets, dialogs and the loading overlay stand in: the browser's own modal `<dialog>` over the whole viewport, with
 * its top layer, inert page, focus trap and Escape. It is in a portal, so that a form around the trigger neither contains
 * nor submits what is in it. Focus goes in, and back to what opened it; Back is the overlay stack's.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { open, onAway, onGone, name, isPassing = false, findFocus } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<HTMLElement | null>(null);
  useOverlay(dialog, open, () => onAway('back'));

  const latest = useRef({ onGone, findFocus });
  useLayoutEffect(() => {
    latest.current = { onGone, findFocus };
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || open) return undefined;
    let still = true;
    // In the frame that starts them, whose styles are then asked for once and not twice.
    const start = requestAnimationFrame(() => {
      // Only the frame's own: a spinner in the content never finishes.
      const left = [...element.children]
        .flatMap((part) => part.getAnimations())
        .map(({ finished }) => finished);
      void Promise.allSettled(left).then(() => still && latest.current.onGone());
    });
    return () => {
      still = false;
      cancelAnimationFrame(start);
    };
  }, [open]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const lower = raiseFrame(element);
    if (!isPassing && framesOpen() > DEEPEST)
      complain(
        name,
        `it lies on ${framesOpen() - 1} others, and nobody finds back from so deep. Close one before you open the next, or make a page of it.`,
      );
    const focus = latest.current.findFocus(element);
    if (focus !== document.activeElement) focus?.focus({ preventScroll: true });
    return lower;
  }, [open, name, isPassing]);

  // Escape, or Back where the browser itself gives it to dialogs (Chrome on Android).
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (open) onAway(takeEscape() ? 'escape' : 'back');
  };
  // A browser may close without asking, when it was refused before. Whoever says that it is open has the last word.
  const onClose = (event: SyntheticEvent) => {
    const element = dialog.current;
    if (event.target !== element || !element || element.open || !open) return;
    element.showModal();
    lastFocus.current?.focus({ preventScroll: true });
    onAway(takeEscape() ? 'escape' : 'back');
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes where the focus was
    <dialog
      ref={dialog}
      role={props.role}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      data-state={open ? 'open' : 'closed'}
      data-height={props.height}
      className={props.className}
      onCancel={onCancel}
      onClose={onClose}
      onFocus={({ target }) => {
        // React bubbles what happens in a frame on top of this one, too.
        if (dialog.current?.contains(target)) lastFocus.current = target;
      }}
    >
      <Scrim onPress={() => open && onAway('mask')} findFocus={findFocus} />
      {props.children}
      <LiveRegions />
    </dialog>,
    findStand(),
  );
}

let stand: HTMLElement | undefined;

/**
 * The one element at the end of the body that frames stand in. Not the body itself: React would then listen there, too, and
 * hear everything that happens on the page twice from the first sheet on.
 */
function findStand(): HTMLElement {
  if (!stand) {
    stand = document.createElement('div');
    stand.dataset['kopaFrames'] = '';
    stand.style.display = 'contents';
  }
  return stand;
}

/**
 * The dark ground; a tap on it wants out. It is an element and not `::backdrop`, which knows no tokens in web views before
 * Chromium 122. As the first child its effect runs first, so that the dialog is shown, and can be measured and scrolled,
 * when the effects of the content run.
 */
function Scrim({ onPress, findFocus }: { onPress: () => void } & Pick<ModalFrameProps, 'findFocus'>) {
  const scrim = useRef<HTMLDivElement>(null);
  const firstFocus = useRef(findFocus);
  useLayoutEffect(() => {
    const dialog = scrim.current?.closest('dialog');
    if (!dialog) return undefined;
    const trigger = findTrigger();
    const shelf = findStand();
    if (!shelf.isConnected) document.body.append(shelf);
    // Else the browser takes the focus to the first control, and from there it would be taken on at once.
    const first = firstFocus.current(dialog);
    first?.setAttribute('autofocus', '');
    dialog.showModal();
    first?.removeAttribute('autofocus');
    // Safari before 16 knows no `overflow: clip`, and has scrolled to what it focused below the page.
    dialog.scrollTop = 0;
    return () => {
      dialog.close();
      // Most browsers have given the focus back by now, and would lay the page out to do so again.
      if (trigger?.isConnected && document.activeElement !== trigger) trigger.focus({ preventScroll: true });
    };
  }, []);
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does it for keys
  return <div ref={scrim} data-sheet-scrim="" className="kopa-frame-scrim" onClick={onPress} />;
}
