import { ErrorState } from '@kopa/ui/error-state';
import { useTranslation } from 'react-i18next';

/** The page of a desk that could not learn its lender. */
export function Unreachable() {
  const { t } = useTranslation('desk');
  return (
    <main className="flex flex-1 p-6">
      <ErrorState title={t('failure.title')} body={t('failure.network')} onRetry={() => location.reload()} />
    </main>
  );
}
