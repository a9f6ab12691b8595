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

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface BottomSheetProps extends NativeOverlay {
  open: boolean;
  /** Called for every way out. The sheet stays until `open` is false, so the host may refuse. */
  onOpenChange: OnOpenChange;
  /** The subject; screen readers announce the title when the sheet opens. */
  title: string;
  /**
   * `half` is 50 % of the viewport; `auto` (the default) the height of the content; `full` leaves 24 px of
   * the page at the top.
   */
  height?: SheetHeight | undefined;
  /**
   * Adds a handle; a swipe down closes the sheet with the reason `swipe`. A draggable sheet fetches 20 kB on
   * its first opening (see `preloadDragEngine`); when the fetch fails, the sheet opens without a handle.
   */
  draggable?: boolean | undefined;
  /**
   * Snap points that replace `height`, lowest first: shares of the viewport, above 0 and up to 1, or `auto`.
   * The sheet opens at the first. The handle is then also a button. Makes the sheet draggable.
   */
  snapPoints?: readonly SnapPoint[] | undefined;
  /**
   * Buttons at the start and the end of the title bar, such as Cancel and Confirm. Without either, Close
   * stands at the end.
   */
  start?: ReactNode;
  end?: ReactNode;
  /** Fixed content below the scrolling content. */
  footer?: ReactNode;
  /** The initially focused element. Default: the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The content reaches the edges and scrolls by itself. */
  bare?: boolean | undefined;
  children: ReactNode;
}

/**
 * A sheet from the bottom edge; renders a modal `<dialog>`. The page behind is inert and does not scroll. The
 * focus moves to the title (or `initialFocus`) and returns to the control that opened the sheet. Open sheets
 * share one history entry: Back closes the top sheet.
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
  // Closed before the engine arrived.
  if (!open && isPresent && !engine) setIsPresent(false);
  // Server rendering has no open sheet.
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
