'use client';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { X } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { checkSheet } from './check-sheet.js';
import type { SheetHeight, SnapPoint } from './sheet-engine.js';
import { Body, TitleBar } from './sheet-parts.js';
import { useEngine } from './use-engine.js';

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface BottomSheetProps extends NativeOverlay {
  open: boolean;
  /** Every way out ends here. The sheet stays until `open` is false, so a guard may refuse. */
  onOpenChange: OnOpenChange;
  /** What it is about; readers say it when the sheet opens. */
  title: string;
  /** `half` is 50 % of the viewport; `auto` (the default) as high as its content; `full` leaves 24 px of the page on top. */
  height?: SheetHeight | undefined;
  /**
   * It has a handle, and a swipe down closes it with the reason `swipe`. Such a sheet fetches 20 kB when it first opens (see
   * `preloadDragEngine`); where they cannot be had, it opens without a handle.
   */
  draggable?: boolean | undefined;
  /**
   * Heights to drag it to, in place of `height`, lowest first: parts of the viewport, above 0 and up to 1, or `auto`. It
   * opens at the first. The handle is then also a button. Makes the sheet draggable.
   */
  snapPoints?: readonly SnapPoint[] | undefined;
  /** At the start and the end of the title bar, such as Cancel and Confirm. Without either, Close stands at the end. */
  start?: ReactNode;
  end?: ReactNode;
  /** Below the content; does not scroll with it. */
  footer?: ReactNode;
  /** What gets the focus; left out, the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The content reaches the edges and does its own scrolling. */
  bare?: boolean | undefined;
  children: ReactNode;
}

/**
 * A sheet from the bottom edge; renders a modal `<dialog>`. While it is open the page behind is inert and does not
 * scroll. Focus goes to the title (or `initialFocus`) and back to the control that opened it. Open sheets share one history
 * entry: Back closes the top one.
 */
export function BottomSheet(props: BottomSheetProps) {
  const {
    open,
    onOpenChange: _,
    title,
    height: _height,
    draggable,
    snapPoints: _points,
    start,
    end: ownEnd,
    footer,
    initialFocus,
    bare,
    children,
    className,
    style,
    ...native
  } = props;
  const { onOpenChange, height, snapPoints } = checkSheet({
    title,
    onOpenChange: props.onOpenChange,
    height: props.height ?? 'auto',
    snapPoints: props.snapPoints,
  });
  const titleId = useId();
  const strings = useStrings(generalWords);
  const [isPresent, setIsPresent] = useState(open);
  const engine = useEngine(isPresent, draggable === true || snapPoints !== undefined);
  if (open && !isPresent) setIsPresent(true);
  // Closed before the engine was there.
  if (!open && isPresent && !engine) setIsPresent(false);
  // A page that is rendered on a server has no sheet to show yet.
  if (!isPresent || !engine || typeof document === 'undefined') return null;
  const end =
    start === undefined && ownEnd === undefined ? (
      <button
        type="button"
        aria-label={strings.close}
        onClick={() => onOpenChange(false, 'cancel')}
        className="-me-3 flex size-12 items-center justify-center rounded-small text-muted -outline-offset-2"
      >
        <X />
      </button>
    ) : (
      ownEnd
    );
  return (
    <engine.Sheet
      open={open}
      onOpenChange={onOpenChange}
      onGone={() => setIsPresent(false)}
      labelledBy={titleId}
      height={height}
      snapPoints={snapPoints}
      initialFocus={initialFocus}
      className={className}
      style={style}
      native={native}
    >
      <TitleBar id={titleId} title={title} start={start} end={end} />
      {bare ? (
        <div data-sheet-body="" data-sheet-scrolls="" className="flex min-h-0 flex-1 flex-col">
          {children}
        </div>
      ) : (
        <Body>{children}</Body>
      )}
      {footer !== undefined && <div className="flex-none border-t border-decor px-4 py-1">{footer}</div>}
    </engine.Sheet>
  );
}
