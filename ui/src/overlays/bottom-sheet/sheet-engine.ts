import type { CSSProperties, ReactNode, RefObject } from 'react';
import { cx } from '../../foundations/cx/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeFrame } from '../../platform/native-overlay.js';

/** `half` is 50 % of the viewport; `auto` as high as its content; `full` leaves 24 px of the page on top. */
export type SheetHeight = 'half' | 'auto' | 'full';
/** A height that a sheet can be dragged to: a part of the viewport, above 0 and up to 1, or as high as its content. */
export type SnapPoint = number | 'auto';

/** What BottomSheet asks of an engine: to show a panel over the page, and to tell how the borrower wants to leave it. */
export interface SheetEngineProps {
  open: boolean;
  onOpenChange: OnOpenChange;
  /** The way out is over: the sheet may be taken from the page. */
  onGone: () => void;
  labelledBy: string;
  height: SheetHeight;
  /** Lowest first. Only the drag engine knows them. */
  snapPoints: readonly SnapPoint[] | undefined;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** From outside: the looks of the panel, and what is for the dialog element. */
  className: string | undefined;
  style: CSSProperties | undefined;
  native: NativeFrame;
  children: ReactNode;
}

/** Where the focus goes: to what the host named, else to the title. */
export const findSheetFocus =
  (initialFocus: SheetEngineProps['initialFocus']) =>
  (frame: HTMLElement): HTMLElement | null =>
    initialFocus?.current ?? frame.querySelector<HTMLElement>('[data-sheet-title]');

export const panelLook = (...more: (string | undefined)[]): string =>
  cx('kopa-sheet-panel flex flex-col bg-surface text-ink shadow-sheet', ...more);
