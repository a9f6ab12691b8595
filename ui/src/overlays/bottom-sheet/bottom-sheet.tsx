'use client';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { X } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/strings/index.js';
import { DialogEngine } from './dialog-engine.js';

/** What the borrower did to close a sheet. */
export type CloseReason = 'back' | 'escape' | 'mask' | 'cancel' | 'confirm' | 'swipe';
export type OnOpenChange = (open: boolean, reason: CloseReason) => void;
/** `half` is 50 % of the viewport; `auto` as high as its content; `full` leaves 24 px of the page on top. */
export type SheetHeight = 'half' | 'auto' | 'full';

export interface BottomSheetProps {
  open: boolean;
  /** Every way out ends here. The sheet stays until `open` is false, so a guard may refuse. */
  onOpenChange: OnOpenChange;
  title: string;
  height?: SheetHeight | undefined;
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
 * scroll. Focus goes to the title (or `initialFocus`) and back to the control that opened it.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { open, onOpenChange, title, height = 'auto', initialFocus } = props;
  const titleId = useId();
  const strings = useStrings();
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  // A page that is rendered on a server has no sheet to show yet.
  if (!present || typeof document === 'undefined') return null;
  const end =
    props.start === undefined && props.end === undefined ? (
      <button
        type="button"
        aria-label={strings.close}
        onClick={() => onOpenChange(false, 'cancel')}
        className="-me-3 flex size-12 items-center justify-center rounded-small text-muted -outline-offset-2"
      >
        <X />
      </button>
    ) : (
      props.end
    );
  return (
    <DialogEngine
      open={open}
      onOpenChange={onOpenChange}
      onGone={() => setPresent(false)}
      labelledBy={titleId}
      height={height}
      initialFocus={initialFocus}
    >
      <TitleBar id={titleId} title={title} start={props.start} end={end} />
      {props.bare ? (
        <div className="flex min-h-0 flex-1 flex-col">{props.children}</div>
      ) : (
        <Body>{props.children}</Body>
      )}
      {props.footer !== undefined && (
        <div className="flex-none border-t border-decor px-4 py-1">{props.footer}</div>
      )}
    </DialogEngine>
  );
}

/** The content with its own scrolling. Where it scrolls, keys must reach it although nothing in it takes the focus. */
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={body}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={scrolls ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
    >
      {children}
    </div>
  );
}

interface TitleBarProps {
  id: string;
  title: string;
  start: ReactNode;
  end: ReactNode;
}

/** Start | title | end. The title takes a line of its own before one of the three would be cut. */
function TitleBar({ id, title, start, end }: TitleBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isStacked, setIsStacked] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element && element.scrollWidth > element.clientWidth) setIsStacked(true);
  }, []);
  return (
    <div
      ref={bar}
      className={cx(
        'flex min-h-14 flex-none items-center justify-between gap-x-2 border-b border-decor px-4 py-0.5',
        isStacked && 'flex-wrap',
      )}
    >
      <div className="flex min-w-max flex-1 basis-0 justify-start whitespace-nowrap">{start}</div>
      <h2
        id={id}
        tabIndex={-1}
        data-sheet-title=""
        className={cx(
          'min-w-min text-center text-title text-ink focus:outline-none',
          isStacked && 'order-1 basis-full pb-2',
        )}
      >
        {title}
      </h2>
      <div className="flex min-w-max flex-1 basis-0 justify-end whitespace-nowrap">{end}</div>
    </div>
  );
}
