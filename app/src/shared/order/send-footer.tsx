import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../screen/failure-note.tsx';

/** The send button of a part, below its error or the awaited condition. */
export function SendFooter({
  busy,
  error,
  status,
  label,
  onClick,
  children,
}: {
  busy: boolean;
  error: unknown;
  /** The awaited condition, announced. */
  status?: string | undefined;
  label: string;
  onClick: () => void;
  /** Further error content. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('application');
  return (
    <div className="flex flex-col gap-3">
      {/* Always mounted for screen readers; takes no space without text. */}
      <div role="status" className="empty:-mb-3">
        {status !== undefined && <Note tone="info">{status}</Note>}
      </div>
      {children}
      <FailureNote error={error} />
      <Button block busy={busy} busyLabel={t('sending')} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
