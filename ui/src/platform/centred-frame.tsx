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
  /** It interrupts and must be answered: role `alertdialog`. */
  isAlert: boolean;
  /** For the dialog element, from outside. */
  native: NativeFrame;
  /** The panel, with a FrameTitle and perhaps a FrameText in it. */
  children: ReactNode;
}

/** What names the modal, and what says more of it: readers say both when it opens. */
export { Title as FrameTitle, Description as FrameText };

/**
 * What centred modals stand in: Radix's Dialog round the browser's own modal `<dialog>`. Radix has the focus (round the controls, and
 * back to what opened it), the names, what dismisses it (Escape, a tap outside) and the way out; the browser has the top layer and the inert
 * page, so that it lies on a sheet and a sheet on it. So Radix is told that it is not modal: it would hide the page from
 * readers once more, and pull the focus out of a sheet on top. Back is the overlay stack's.
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
            // Most browsers have given it back by now, and what comes next may have taken it on.
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
            // Outside of it lies the ground. A toast stands in the dialog, too, and a sheet on top may be elsewhere in React's tree.
            if (isGround(event.target) && frame.current?.contains(event.target)) reason.current = 'mask';
            else event.preventDefault();
          }}
          onFocusOutside={(event) => event.preventDefault()}
        >
          {/* No tabindex: HTML forbids it on a dialog. */}
          <dialog {...attributes} tabIndex={undefined} className="kopa-frame kopa-dialog">
            <FrameGround
              {...props}
              onShown={(dialog) => (frame.current = dialog)}
              // Safari clicks only what listens for it.
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

/** The ground is within the dialog, which is as large as the page. What is prevented, Radix does not count as pressed inside. */
function pressOutside(event: PointerEvent) {
  if (isGround(event.target)) event.preventDefault();
}
