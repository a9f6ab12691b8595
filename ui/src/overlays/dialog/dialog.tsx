'use client';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { CentredFrame, FrameText, FrameTitle } from '../../platform/centred-frame.js';
import { centredPanel } from '../../platform/centred-panel.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface DialogProps extends NativeOverlay {
  open: boolean;
  /**
   * Called for every way out, with the reason; `confirm` is the action's. The dialog stays until `open` is
   * false.
   */
  onOpenChange: OnOpenChange;
  /** A question or a message as short as a heading: "Cancel this application?". */
  title: string;
  /** One or two sentences about the consequence. Screen readers announce them with the title. */
  text?: ReactNode;
  /**
   * The label of the action, a verb: "Cancel the application". Without an action there is only the closing
   * button.
   */
  actionLabel?: string | undefined;
  /** Marks an action that cannot be undone. */
  destructive?: boolean | undefined;
  /** The button without effect is the better answer, and the filled one. */
  cautious?: boolean | undefined;
  /** The action is under way: the dialog shows progress, and only the host can close the dialog. */
  busy?: boolean | undefined;
  /** The label of the button without effect: "Keep it". Default: "Cancel", or "Close" without an action. */
  cancelLabel?: string | undefined;
  /** The dialog needs an answer (role `alertdialog`): a tap outside does not close the dialog. */
  alert?: boolean | undefined;
}

/**
 * A short question or message in the middle of the page, with one or two buttons; renders a modal `<dialog>`.
 * Use a BottomSheet for reading or filling in. The focus moves to the button without effect, so that a double
 * tap confirms nothing.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange: _,
    title,
    text,
    actionLabel,
    destructive = false,
    cautious = false,
    busy = false,
    cancelLabel,
    alert = false,
    className,
    style,
    ...native
  } = props;
  const onOpenChange = checkDialog(props);
  const strings = useStrings(generalWords);
  return (
    <CentredFrame
      name="Dialog"
      open={open}
      onAway={(reason) => {
        if (!busy && !(alert && reason === 'mask')) onOpenChange(false, reason);
      }}
      isAlert={alert}
      findFocus={(frame) => frame.querySelector<HTMLElement>('[data-dialog-safe] button')}
      native={native}
    >
      <div className={centredPanel({ holds: 'question', className })} style={style}>
        <div className="flex flex-col gap-2">
          <FrameTitle className="text-title">{title}</FrameTitle>
          {text === undefined ? null : (
            <FrameText asChild>
              <div className="text-body text-muted">{text}</div>
            </FrameText>
          )}
        </div>
        <div className="flex flex-col gap-3">
          {actionLabel === undefined ? null : (
            <Button
              block
              busy={busy}
              tone={destructive ? 'danger' : 'primary'}
              variant={destructive || cautious ? 'outline' : 'filled'}
              onClick={() => onOpenChange(false, 'confirm')}
            >
              {actionLabel}
            </Button>
          )}
          <div data-dialog-safe="" className="flex flex-col">
            <Button
              block
              variant={actionLabel === undefined || destructive || cautious ? 'filled' : 'outline'}
              onClick={() => {
                if (!busy) onOpenChange(false, 'cancel');
              }}
            >
              {cancelLabel ?? (actionLabel === undefined ? strings.close : strings.cancel)}
            </Button>
          </div>
        </div>
      </div>
    </CentredFrame>
  );
}

function checkDialog({ title, onOpenChange, actionLabel, destructive, busy }: DialogProps): OnOpenChange {
  if (typeof title !== 'string' || title.trim() === '')
    complain('Dialog', 'it has no title, so screen readers cannot name its question. Pass a title.');
  if (actionLabel === undefined && (destructive || busy))
    complain('Dialog', 'destructive and busy belong to an action, which is missing. Pass an actionLabel.');
  if (typeof onOpenChange === 'function') return onOpenChange;
  complain(
    'Dialog',
    `onOpenChange is missing, so users cannot close "${title}". Give it one that sets open.`,
  );
  return () => undefined;
}
