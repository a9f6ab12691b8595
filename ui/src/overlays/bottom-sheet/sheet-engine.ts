import type { CSSProperties, ReactNode, RefObject } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeFrame } from '../../platform/native-overlay.js';

/**
 * `half` is 50 % of the viewport; `auto` the height of the content; `full` leaves 24 px of the page at the
 * top.
 */
export type SheetHeight = 'half' | 'auto' | 'full';
/** A snap point: a share of the viewport, above 0 and up to 1, or the content's height. */
export type SnapPoint = number | 'auto';

/** The interface of a sheet engine: shows a panel over the page and reports the borrower's way out. */
export interface SheetEngineProps {
  open: boolean;
  onOpenChange: OnOpenChange;
  /** The closing animation has ended: the sheet may be removed. */
  onGone: () => void;
  labelledBy: string;
  height: SheetHeight;
  /** Lowest first. Only for the drag engine. */
  snapPoints: readonly SnapPoint[] | undefined;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** The host's classes and styles for the panel, and the other props for the dialog. */
  className: string | undefined;
  style: CSSProperties | undefined;
  native: NativeFrame;
  children: ReactNode;
}

/** The target of the focus: the host's element, otherwise the title. */
export const findSheetFocus =
  (initialFocus: SheetEngineProps['initialFocus']) =>
  (frame: HTMLElement): HTMLElement | null =>
    initialFocus?.current ?? frame.querySelector<HTMLElement>('[data-sheet-title]');

export const panelLook = (...more: (string | undefined)[]): string =>
  cx('kopa-sheet-panel flex flex-col bg-surface text-ink shadow-sheet', ...more);
