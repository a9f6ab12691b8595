'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { BottomSheet, type OnOpenChange, type SheetHeight } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { usePickerHeight } from './picker-height.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface PickerSheetProps extends NativeOverlay {
  open: boolean;
  onOpenChange: OnOpenChange;
  title: string;
  /**
   * Confirms the draft. Without the prop a tap chooses and there is no Confirm. Called before
   * `onOpenChange(false, 'confirm')`.
   */
  onConfirm?: (() => void | boolean) | undefined;
  /** Disables Confirm. Prefer a Confirm that explains (see onConfirm). */
  confirmDisabled?: boolean | undefined;
  /** Default: half of the page, or the whole page where half is too low. */
  height?: SheetHeight | undefined;
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The content reaches the edges and scrolls by itself. */
  bare?: boolean | undefined;
  children: ReactNode;
}

const confirmLook = cva('-me-2 font-strong', {
  variants: { disabled: { true: 'text-subtle', false: 'text-primary' } },
});

/**
 * Half a page for a choice: Cancel, title and Confirm above the content; renders a modal `<dialog>`.
 * `onConfirm` may return false to keep the sheet open for an invalid draft.
 */
export function PickerSheet(props: PickerSheetProps) {
  const { onConfirm, confirmDisabled = false, height, children, ...rest } = props;
  const { open, onOpenChange } = rest;
  const fitting = usePickerHeight(open);
  const strings = useStrings(generalWords);
  const confirm = () => {
    if (confirmDisabled || onConfirm?.() === false) return;
    onOpenChange(false, 'confirm');
  };
  return (
    <BottomSheet
      {...rest}
      height={height ?? fitting}
      start={
        <BarButton onClick={() => onOpenChange(false, 'cancel')} className="-ms-2 text-muted">
          {strings.cancel}
        </BarButton>
      }
      end={
        onConfirm && (
          <BarButton
            onClick={confirm}
            disabled={confirmDisabled}
            className={confirmLook({ disabled: confirmDisabled })}
          >
            {strings.confirm}
          </BarButton>
        )
      }
    >
      {children}
    </BottomSheet>
  );
}

interface BarButtonProps {
  onClick: () => void;
  disabled?: boolean;
  className: string;
  children: ReactNode;
}

function BarButton({ onClick, disabled = false, className, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onClick={onClick}
      className={cx(
        'min-h-12 min-w-12 rounded-small -outline-offset-2 px-2 text-body font-medium',
        className,
      )}
    >
      {children}
    </button>
  );
}
