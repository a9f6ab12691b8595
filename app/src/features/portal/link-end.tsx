import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalFrame } from './portal-frame.tsx';

/** After the text; nothing without a connection. */
const TalkCard = lazy(() =>
  import('../../shared/screen/talk-card.tsx').catch(() => ({ default: (): ReactNode => null })),
);

/** A link without payment: unknown or revoked, expired (S8-20), or without a balance. */
export function LinkEnd({ why }: { why: 'invalid' | 'over' | 'finished' }) {
  const { t } = useTranslation('portal');
  return (
    <PortalFrame>
      <div className="flex flex-1 flex-col gap-5 py-6">
        <EmptyState
          illustration={<Illustration name={why === 'finished' ? 'approved' : 'empty'} />}
          title={t(`end.${why}.title`)}
          body={t(`end.${why}.body`)}
        />
        <Suspense>
          <TalkCard />
        </Suspense>
      </div>
    </PortalFrame>
  );
}
