'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from '../foundations/announce/index.js';
import { FrameGround, type FrameProps } from './frame-ground.js';
import { findStand } from './frame-stand.js';
import type { NativeFrame } from './native-overlay.js';

export interface ModalFrameProps extends FrameProps {
  /** Called when the exit has ended: the frame may be removed. */
  onGone: () => void;
  labelledBy: string;
  className: string;
  height?: string | undefined;
  /** Other props for the dialog element. */
  native?: NativeFrame | undefined;
  /** The panel: the frame waits for the animations of its direct children before removal. */
  children: ReactNode;
}

/**
 * How long an exit moves, in ms: the rest of its time it stands still (overlays.css). Chromium computes each
 * frame of an animation's last 40 ms on the main thread, so the frame is removed before that.
 */
const motionOf = ({ effect }: Animation) => 0.8 * Number(effect?.getComputedTiming().endTime ?? 0);

/**
 * The base of sheets and the camera: only the browser's modal `<dialog>` over the whole viewport, because
 * almost every row opens one. Rendered in a portal, so that a form around the trigger neither contains nor
 * submits the content. The focus moves in, and back to the opener; the overlay stack handles Back. Centred
 * modals use CentredFrame.
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
    // In the frame that starts the animations, so that styles are computed once.
    const start = requestAnimationFrame(() => {
      // Only the frame's own animations: a spinner in the content never finishes.
      const exits = [...element.children].flatMap((part) => part.getAnimations());
      const begun = Promise.allSettled(exits.map(({ ready }) => ready));
      const motion = () => Math.max(0, ...exits.map(motionOf));
      void begun.then(() => setTimeout(() => still && latest.current.onGone(), motion()));
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
          // Checked first, because another focus call would force a layout.
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
