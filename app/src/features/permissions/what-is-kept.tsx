import type { Consent } from '@kopa/contract/entities';
import { useTranslation } from 'react-i18next';
import { FoldedCard } from '../../shared/screen/folded-card.tsx';

/** The stored data of each purpose and their retention, folded. */
export function WhatIsKept({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation('permissions');
  if (consents.length === 0) return null;
  return (
    <FoldedCard title={t('kept')}>
      <ul className="flex flex-col gap-2 px-4 pb-4 text-caption text-muted">
        {consents.map(({ purpose, name, kept }) => (
          <li key={purpose}>{`${name}: ${kept}`}</li>
        ))}
      </ul>
    </FoldedCard>
  );
}
