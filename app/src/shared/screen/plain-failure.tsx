import { Button } from '@kopa/ui/button';
import { useTranslation } from 'react-i18next';

export interface FailureProps {
  title: string;
  body: string;
  /** A retry is under way. */
  retrying?: boolean;
  onRetry: (() => void) | undefined;
}

/** A failure as it is shown before any further code arrives, or where none arrives. */
export function PlainFailure({ title, body, retrying = false, onRetry }: FailureProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="alert" className="my-auto flex w-full flex-col items-center gap-3 text-center">
      <h2 className="text-heading text-ink">{title}</h2>
      <p className="text-body text-muted">{body}</p>
      {onRetry && (
        <Button variant="outline" busy={retrying} busyLabel={t('failure.again')} onClick={onRetry}>
          {t('failure.again')}
        </Button>
      )}
    </div>
  );
}
