import { Button } from '@kopa/ui/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Fetches the next part of a list; nothing after the last part. */
export function ShowMore({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  block,
}: {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  block?: boolean;
}) {
  const { t } = useTranslation('desk');
  if (!hasNextPage) return null;
  return (
    <div className="p-4 text-center">
      <Button
        block={block}
        variant="outline"
        busy={isFetchingNextPage}
        busyLabel={t('more.loading')}
        onClick={() => void fetchNextPage()}
      >
        {t('more.show')}
      </Button>
    </div>
  );
}
