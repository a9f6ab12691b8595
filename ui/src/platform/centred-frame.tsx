'use client';
import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { LiveRegions } from '../foundations/announce/index.js';
import type { CloseReason } from './close-reason.js';
import { leaveEscape, takeEscape } from './escape-key.js';
import { FrameGround, type FrameProps } from './frame-ground.js';
import { findStand } from './frame-stand.js';
import type { NativeFrame } from './native-overlay.js';
import { topFrame } from './top-frame.js';

export interface CentredFrameProps extends FrameProps {
  /** The modal needs an answer: role `alertdialog`. */
  isAlert: boolean;
  /** Other props for the dialog element. */
  native: NativeFrame;
  /** The panel with a FrameTitle and, if needed, a FrameText. */
  children: ReactNode;
}

/** The title and the description of the modal: screen readers announce both on opening. */
export { Title as FrameTitle, Description as FrameText };

/**
 * The base of centred modals: Radix's Dialog around the browser's modal `<dialog>`. Radix manages the focus
 * (inside, and back to the opener), the names, the dismissal (Escape, a tap outside) and the exit; the
 * browser provides the top layer and the inert page, so that sheets and dialogs can stack. Radix runs in its
 * non-modal mode: its modal mode would hide the page from screen readers again and pull the focus out of a
 * sheet on top. The overlay stack handles Back.
 */
export function CentredFrame({ native, children, isAlert, ...props }: CentredFrameProps) {
  const { 'aria-describedby': describedBy, ...attributes } = native;
  const { open, onAway, findFocus } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const trigger = useRef<HTMLElement>(undefined);
  const reason = useRef<CloseReason>('escape');
  return (
    <Root open={open} modal={false} onOpenChange={() => onAway(reason.current)}>
      <Portal container={typeof document === 'undefined' ? undefined : findStand()}>
        <Content
          asChild
          role={isAlert ? 'alertdialog' : undefined}
          aria-describedby={describedBy}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (frame.current) findFocus(frame.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Most browsers have returned the focus by now, and later code may have moved the focus.
            if (document.activeElement === document.body && trigger.current?.isConnected)
              trigger.current.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            if (topFrame() !== frame.current) return leaveEscape(event);
            takeEscape();
            reason.current = 'escape';
          }}
          onPointerDownCapture={pressOutside}
          onPointerDownOutside={(event) => {
            // The ground is outside of the panel. A toast is inside the dialog, and a sheet on top may be
            // elsewhere in React's tree.
            if (isGround(event.target) && frame.current?.contains(event.target)) reason.current = 'mask';
            else event.preventDefault();
          }}
          onFocusOutside={(event) => event.preventDefault()}
        >
          {/* HTML forbids tabindex on a dialog. */}
          <dialog {...attributes} tabIndex={undefined} className="kopa-frame kopa-dialog">
            <FrameGround
              {...props}
              onShown={(dialog) => (frame.current = dialog)}
              // Safari sends clicks only to elements with a listener.
              onPress={() => undefined}
              onHidden={(opener) => (trigger.current = opener)}
            />
            {children}
            <LiveRegions />
          </dialog>
        </Content>
      </Portal>
    </Root>
  );
}

const isGround = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && 'sheetScrim' in target.dataset;

/** The ground is within the dialog, which covers the page. Radix ignores a prevented event. */
function pressOutside(event: PointerEvent) {
  if (isGround(event.target)) event.preventDefault();
}
