'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from '../foundations/announce/index.js';
import { FrameGround, type FrameProps } from './frame-ground.js';
import { findStand } from './frame-stand.js';
import type { NativeFrame } from './native-overlay.js';

export interface ModalFrameProps extends FrameProps {
  /** The way out is over: the frame may be taken from the page. */
  onGone: () => void;
  labelledBy: string;
  className: string;
  height?: string | undefined;
  /** For the dialog element, from outside. */
  native?: NativeFrame | undefined;
  /** The panel: the frame waits for the animations of its direct children before it is gone. */
  children: ReactNode;
}

/**
 * What sheets and the camera stand in: the browser's own modal `<dialog>` over the whole viewport, and nothing else, because they
 * are opened on almost every row. It is in a portal, so that a form around the trigger neither contains nor submits what is in it.
 * Focus goes in, and back to what opened it; Back is the overlay stack's. Centred modals stand in CentredFrame.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { open, onAway, onGone, findFocus } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onGone, findFocus });
  useLayoutEffect(() => {
    latest.current = { onGone, findFocus };
  });

  useLayoutEffect(() => {
    const element = frame.current;
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
    const focus = open && frame.current ? latest.current.findFocus(frame.current) : undefined;
    if (focus !== document.activeElement) focus?.focus({ preventScroll: true });
  }, [open]);

  return createPortal(
    <dialog
      {...props.native}
      aria-labelledby={props.labelledBy}
      data-state={open ? 'open' : 'closed'}
      data-height={props.height}
      className={props.className}
    >
      <FrameGround
        onShown={(dialog) => (frame.current = dialog)}
        open={open}
        onAway={onAway}
        name={props.name}
        isPassing={props.isPassing}
        findFocus={findFocus}
        onPress={() => open && onAway('mask')}
        onHidden={(trigger) => {
          // Asked first, because to focus it again would lay the page out.
          if (trigger?.isConnected && document.activeElement !== trigger)
            trigger.focus({ preventScroll: true });
        }}
      />
      {props.children}
      <LiveRegions />
    </dialog>,
    findStand(),
  );
}
