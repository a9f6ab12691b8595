import { useState, type ReactNode } from 'react';
import { BottomSheet, type BottomSheetProps, type CloseReason } from '../src/overlays/bottom-sheet/index.ts';

/** Both engines of BottomSheet, by the prop that chooses them. */
export const engines: [name: string, props: Partial<BottomSheetProps>][] = [
  ['dialog engine', {}],
  ['drag engine', { draggable: true }],
];

export interface SheetHostProps extends Partial<BottomSheetProps> {
  /** May refuse: a sheet stays open after false. */
  guard?: (reason: CloseReason) => boolean;
  reasons?: CloseReason[];
  /** Content above the sheet, too. */
  inner?: ReactNode;
}

/** A page that is long enough to scroll, with a trigger and a sheet. */
export function SheetHost({ guard = () => true, reasons = [], inner, children, ...sheet }: SheetHostProps) {
  const [open, setOpen] = useState(sheet.open ?? false);
  return (
    <main style={{ height: '3000px', paddingTop: '100px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => reasons.push('confirm')}>
        Behind
      </button>
      <BottomSheet
        title="Late charge"
        {...sheet}
        open={open}
        onOpenChange={(next, reason) => {
          reasons.push(reason);
          if (guard(reason)) setOpen(next);
        }}
      >
        {children ?? (
          <>
            <button type="button">First</button>
            <input aria-label="Name" />
            <button type="button">Last</button>
          </>
        )}
        {inner}
      </BottomSheet>
    </main>
  );
}

/** The panel that shows a title. */
export const panelOf = (title: string): HTMLElement => {
  const heading = [...document.querySelectorAll('h2')].find((each) => each.textContent === title);
  const panel = heading?.closest<HTMLElement>('.kopa-sheet-panel');
  if (!panel) throw new Error(`no sheet is called ${title}`);
  return panel;
};

export const openDialogs = (): HTMLDialogElement[] => [
  ...document.querySelectorAll<HTMLDialogElement>('dialog[open]'),
];

/** The history entry of the overlay stack is on top, or is not. */
export const hasEntry = (): boolean => 'kopaOverlay' in ((history.state ?? {}) as object);
