'use client';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import { ModalFrame } from '../../platform/modal-frame.js';

export interface DialogProps {
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
  const { open, title, text, actionLabel, destructive = false, busy = false, alert = false } = props;
  const onOpenChange = checkDialog(props);
  const id = useId();
  const strings = useStrings(generalWords);
  const [isPresent, setIsPresent] = useState(open);
  if (open && !isPresent) setIsPresent(true);
  if (!isPresent || typeof document === 'undefined') return null;
  return (
    <ModalFrame
      name="Dialog"
      open={open}
      onAway={(reason) => {
        if (!busy && !(alert && reason === 'mask')) onOpenChange(false, reason);
      }}
      onGone={() => setIsPresent(false)}
      role={alert ? 'alertdialog' : undefined}
      labelledBy={`${id}-title`}
      describedBy={text === undefined ? undefined : `${id}-text`}
      className="kopa-frame kopa-dialog"
      findFocus={(frame) => frame.querySelector<HTMLElement>('[data-dialog-safe] button')}
    >
      <div className="kopa-dialog-panel flex flex-col gap-5 bg-surface p-5 text-ink shadow-raised">
        <div className="flex flex-col gap-2">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          {text === undefined ? null : (
            <div id={`${id}-text`} className="text-body text-muted">
              {text}
            </div>
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
              {props.cancelLabel ?? (actionLabel === undefined ? strings.close : strings.cancel)}
            </Button>
          </div>
        </div>
      </div>
    </ModalFrame>
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
