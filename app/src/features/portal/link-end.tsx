import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { PortalFrame } from './portal-frame.tsx';

/** A link without payment: unknown or revoked, expired (S8-20), or without a balance. */
export function LinkEnd({ why }: { why: 'invalid' | 'over' | 'finished' }) {
  const { t } = useTranslation('portal');
  return (
    <PortalFrame>
      <div className="flex flex-1 items-center py-6">
        <EmptyState
          illustration={<Illustration name={why === 'finished' ? 'approved' : 'empty'} />}
          title={t(`end.${why}.title`)}
          body={t(`end.${why}.body`)}
        />
      </div>
    </PortalFrame>
  );
}
