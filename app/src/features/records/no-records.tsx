import type { OrderFilter } from '@kopa/contract/order-filters';
import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';

/** An empty list under the filter (S8-13), with the next action. */
export function NoRecords({ show }: { show: OrderFilter }) {
  const { t } = useTranslation('records');
  const all = show === 'all';
  return (
    <div className="flex flex-1 items-center">
      <EmptyState
        illustration={<Illustration name="empty" />}
        title={t(`empty.${show}.title`)}
        body={t(`empty.${show}.body`)}
        action={
          <Button
            variant="outline"
            onClick={() => (all ? navigate('/') : navigate('/records', { replace: true }))}
          >
            {t(all ? 'empty.action' : 'empty.showAll')}
          </Button>
        }
      />
    </div>
  );
}

/** The list is this phone's last stored one. */
export function LastSeen({ at, retry }: { at: number; retry?: (() => Promise<unknown>) | undefined }) {
  const { t } = useTranslation('records');
  const format = useFormat();
  return (
    <Note tone="warning">
      {t('lastSeen', { time: format.time(at) })}
      {retry ? (
        <Button variant="text" onClick={() => void retry()}>
          {t('more.again')}
        </Button>
      ) : null}
    </Note>
  );
}
