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

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface DialogProps extends NativeOverlay {
  open: boolean;
  /** Every way out ends here, with its reason; `confirm` is the action's. The dialog stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The question or the news, as short as a heading: "Cancel this application?". */
  title: string;
  /** One or two sentences: what happens then. Readers say them with the title. */
  text?: ReactNode;
  /** What the action does, as a verb: "Cancel the application". Left out, there is only the other button: news. */
  actionLabel?: string | undefined;
  /** The action cannot be undone: it is drawn as such. */
  destructive?: boolean | undefined;
  /** The action is on its way: it shows that, and nothing closes the dialog but the host. */
  busy?: boolean | undefined;
  /** What leaves everything as it is: "Keep it". Default: "Cancel", or "Close" where there is no action. */
  cancelLabel?: string | undefined;
  /** It interrupts and must be answered (role `alertdialog`): a tap beside it is no answer. */
  alert?: boolean | undefined;
}

/**
 * A short question or news in the middle of the page, with one button or two; renders a modal `<dialog>`. Something to read or
 * fill in is a BottomSheet. Focus goes to the button that changes nothing, so that a second tap confirms nothing.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange: _,
    title,
    text,
    actionLabel,
    destructive = false,
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
              variant={destructive ? 'outline' : 'filled'}
              onClick={() => onOpenChange(false, 'confirm')}
            >
              {actionLabel}
            </Button>
          )}
          <div data-dialog-safe="" className="flex flex-col">
            <Button
              block
              variant={actionLabel === undefined || destructive ? 'filled' : 'outline'}
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
    complain('Dialog', 'it has no title, so readers do not say what it asks. Give it one.');
  if (actionLabel === undefined && (destructive || busy))
    complain('Dialog', 'destructive and busy are of an action, and it has none. Give it an actionLabel.');
  if (typeof onOpenChange === 'function') return onOpenChange;
  complain('Dialog', `onOpenChange is missing, so nobody can close "${title}". Give it one that sets open.`);
  return () => undefined;
}
