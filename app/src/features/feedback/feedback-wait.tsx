import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { Wait } from '../../shared/screen/query-view.tsx';

/** The placeholder of a message: the wait, the failure, or that the message does not exist. */
export function FeedbackWait({
  query,
  rows,
}: {
  query: Pick<UseQueryResult<unknown, Error>, 'isError' | 'error' | 'refetch'>;
  rows?: number | undefined;
}) {
  const { t } = useTranslation('feedback');
  const { error } = query;
  if (!(error instanceof CallError && error.failure === 'feedbackNotFound'))
    return <Wait queries={[query]} rows={rows} />;
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('notFound.title')}
      action={
        <Button variant="outline" onClick={() => navigate('/feedback/feedback_list', { replace: true })}>
          {t('notFound.action')}
        </Button>
      }
    />
  );
}
