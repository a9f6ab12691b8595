import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../screen/failure-note.tsx';

/** The send button of a part, below its error or the awaited condition. */
export function SendFooter({
  busy,
  error,
  waits = false,
  keeps = true,
  status,
  label,
  onClick,
  takesFocus = false,
  children,
}: {
  busy: boolean;
  error: unknown;
  /** The answers are sent when the line is back. */
  waits?: boolean;
  /** Whether this phone can keep what is typed. */
  keeps?: boolean;
  /** Another awaited condition of the page. All three are announced. */
  status?: string | undefined;
  label: string;
  onClick: () => void;
  /** The button takes the focus that the footer's earlier button had. */
  takesFocus?: boolean;
  /** Further error content. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('application');
  const said = status ?? (waits ? t('waiting') : keeps ? undefined : t('cannotKeep'));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-col gap-3">
      {/* Always mounted for screen readers; takes no space without text. */}
      <div role="status" className="empty:-mb-3">
        {said !== undefined && <Note tone="info">{said}</Note>}
      </div>
      {children}
      <FailureNote error={error} />
      <Button ref={button} block busy={busy} busyLabel={t('sending')} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
