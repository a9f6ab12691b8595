import { Button } from '@kopa/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { watchNearViewport } from './near-viewport.ts';
import type { Records } from './use-records.ts';

/**
 * The number of orders, and the next page by scrolling near or by button. A failed page is retried by button
 * only.
 */
export function MoreRecords({ shown, total, more }: { shown: number; total: number; more: Records['more'] }) {
  const { t } = useTranslation('records');
  return (
    <div className="flex flex-col items-center gap-3 pt-4">
      {/* Observed again after each page: a near end loads the next one. */}
      {more.there && !more.loading && !more.failed ? <Brings key={shown} onNear={more.load} /> : null}
      <p className="text-caption text-muted" role="status">
        {more.failed ? t('more.failed') : t('more.shown', { shown, total })}
      </p>
      {more.there ? (
        <Button variant="outline" busy={more.loading} busyLabel={t('more.loading')} onClick={more.load}>
          {t(more.failed ? 'more.again' : 'more.button')}
        </Button>
      ) : null}
    </div>
  );
}

/** Reports once when near the screen. */
function Brings({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const say = useRef(onNear);
  useEffect(
    () =>
      watchNearViewport(place.current!, (near) => {
        if (near) say.current();
      }),
    [],
  );
  return <span ref={place} />;
}
