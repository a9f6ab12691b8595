import type { OrderFilter } from '@kopa/contract/order-filters';
import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';

/** Nothing of what is shown (S8-13), and what to do. */
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

/** Nothing was kept on this phone, and the lender cannot be asked. */
export function NoConnection() {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('noConnection.title')}
      body={t('noConnection.body')}
    />
  );
}

/** What is shown is what this phone last saw. */
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
