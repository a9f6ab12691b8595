import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../screen/failure-note.tsx';

/** The send button of a part, below its error or the awaited condition. */
export function SendFooter({
  busy,
  error,
  status,
  label,
  onClick,
  takesFocus = false,
  children,
}: {
  busy: boolean;
  error: unknown;
  /** The awaited condition, or a warning about the page, announced. */
  status?: string | undefined;
  label: string;
  onClick: () => void;
  /** The button takes the focus that the footer's earlier button had. */
  takesFocus?: boolean;
  /** Further error content. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('application');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-col gap-3">
      {/* Always mounted for screen readers; takes no space without text. */}
      <div role="status" className="empty:-mb-3">
        {status !== undefined && <Note tone="info">{status}</Note>}
      </div>
      {children}
      <FailureNote error={error} />
      <Button ref={button} block busy={busy} busyLabel={t('sending')} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
