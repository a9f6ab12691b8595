import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';

/** A link without payment: unknown or revoked, expired (S8-20), or without a balance. */
export default function LinkEnd({ why }: { why: 'invalid' | 'over' | 'finished' }) {
  const { t } = useTranslation('portal');
  return (
    <div className="flex flex-1 items-center py-6">
      <EmptyState
        illustration={<Illustration name={why === 'finished' ? 'approved' : 'empty'} />}
        title={t(`end.${why}.title`)}
        body={t(`end.${why}.body`)}
      />
    </div>
  );
}
