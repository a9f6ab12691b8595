import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../screen/failure-note.tsx';

/** The button that sends a part, with what went wrong, or what it waits for, above it. */
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
  /** What it waits for, read out when it appears. */
  status?: string | undefined;
  label: string;
  onClick: () => void;
  /** More of what went wrong. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('application');
  return (
    <div className="flex flex-col gap-3">
      {/* Always there, so that readers hear it; without words it takes no room. */}
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
