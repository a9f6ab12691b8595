import { deskRecordCheck } from '@kopa/contract/desk/calls/record';
import { Button } from '@kopa/ui/button';
import { Kbd } from '@kopa/ui/kbd';
import { Note } from '@kopa/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';

/** Whether every row of the record follows the one before it, computed anew on demand. */
export function ChainCheck() {
  const { t } = useTranslation('desk');
  const { count, clock } = useFormat();
  const failureText = useFailureText();
  const check = useQuery({
    queryKey: queryKeys.recordCheck,
    queryFn: ({ signal }) => send(deskRecordCheck, {}, { signal }),
    enabled: false,
  });
  const again = () => void check.refetch();
  useKeys({ r: again });
  const told = check.data;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div role="status" className="min-w-0 flex-1">
        {check.isError ? <Note tone="danger">{failureText(check.error)}</Note> : null}
        {told && !check.isError ? (
          told.brokenAt === null ? (
            <Note tone="success" title={t('record.whole')}>
              {t('record.checked', {
                count: told.rows,
                rows: count(told.rows),
                time: clock(check.dataUpdatedAt),
              })}
            </Note>
          ) : (
            <Note tone="danger" title={t('record.broken', { row: count(told.brokenAt) })}>
              {t('record.brokenHow')}
            </Note>
          )
        ) : null}
      </div>
      <Button
        variant="outline"
        busy={check.isFetching}
        busyLabel={t('record.checking')}
        aria-keyshortcuts="r"
        onClick={again}
      >
        {t(told ? 'record.checkAgain' : 'record.check')} <Kbd>R</Kbd>
      </Button>
    </div>
  );
}
