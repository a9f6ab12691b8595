'use client';
import { useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from '../../foundations/announce/index.js';
import { findTrigger } from '../../platform/pressed.js';
import { useOverlay } from '../../platform/use-overlay.js';
import type { OnOpenChange, SheetHeight } from './bottom-sheet.js';

export interface SheetEngineProps {
  open: boolean;
  onOpenChange: OnOpenChange;
  /** The way out is over: the sheet may be taken from the page. */
  onGone: () => void;
  labelledBy: string;
  height: SheetHeight;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * The sheet engine on the browser's own modal dialog: top layer, inert page, focus trap and Escape without a script.
 * It is in a portal, so that a form around the trigger neither contains nor submits what is in the sheet.
 */
export function DialogEngine(props: SheetEngineProps) {
  const { open, onOpenChange, onGone, labelledBy, height, initialFocus, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useRef(false);
  useOverlay(open, () => onOpenChange(false, 'back'));

  const gone = useRef(onGone);
  useLayoutEffect(() => {
    gone.current = onGone;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || open) return undefined;
    let still = true;
    // Only the sheet's own: a spinner in the content never finishes.
    const left = [...element.children]
      .flatMap((part) => part.getAnimations())
      .map(({ finished }) => finished);
    void Promise.allSettled(left).then(() => still && gone.current());
    return () => {
      still = false;
    };
  }, [open]);

  useLayoutEffect(() => {
    if (!open) return;
    const element = dialog.current;
    const target = initialFocus?.current ?? element?.querySelector<HTMLElement>('[data-sheet-title]');
    target?.focus({ preventScroll: true });
  }, [open, initialFocus]);

  // Escape, or Back where the browser itself gives it to dialogs (Chrome on Android).
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onOpenChange(false, escape.current ? 'escape' : 'back');
    escape.current = false;
  };
  // A browser may close without asking, when it was refused before. Whoever says that it is open has the last word.
  const onClose = (event: SyntheticEvent) => {
    const element = dialog.current;
    if (event.target !== element || !element || element.open || !open) return;
    element.showModal();
    onOpenChange(false, 'escape');
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes that Escape was the key
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      data-state={open ? 'open' : 'closed'}
      data-height={height}
      className="kopa-sheet"
      onCancel={onCancel}
      onClose={onClose}
      onKeyDown={(event) => {
        // React bubbles keys of a sheet on top of this one, too.
        if (dialog.current?.contains(event.target as Node)) escape.current = event.key === 'Escape';
      }}
    >
      <Scrim onPress={() => onOpenChange(false, 'mask')} />
      <div className="kopa-sheet-panel flex flex-col bg-surface text-ink shadow-sheet">{children}</div>
      <LiveRegions />
    </dialog>,
    document.body,
  );
}

/**
 * The dark ground above the sheet; a tap on it closes. It is an element and not `::backdrop`, which knows no tokens in
 * web views before Chromium 122. As the first child its effect runs first, so that the dialog is shown, and can be
 * measured and scrolled, when the effects of the content run.
 */
function Scrim({ onPress }: { onPress: () => void }) {
  const scrim = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = scrim.current?.closest('dialog');
    if (!dialog) return undefined;
    const trigger = findTrigger();
    dialog.showModal();
    return () => {
      dialog.close();
      if (trigger?.isConnected) trigger.focus({ preventScroll: true });
    };
  }, []);
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does it for keys
  return <div ref={scrim} data-sheet-scrim="" className="kopa-sheet-scrim" onClick={onPress} />;
}
