import type { Consent } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { PermissionIcon } from './permission-icon.tsx';
import { PermissionPurpose } from './permission-purpose.tsx';

/** Camera and file: no consent in advance; the phone asks when a photo is taken or chosen (S6-08, S6-10). */
export function WhenNeeded({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation('permissions');
  if (consents.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="ps-4 text-label text-muted">{t('whenNeeded')}</h2>
      <Card flush>
        {consents.map((consent) => (
          <ListRow
            key={consent.purpose}
            icon={<PermissionIcon purpose={consent.purpose} />}
            label={consent.name}
            caption={<PermissionPurpose consent={consent} />}
          />
        ))}
      </Card>
    </section>
  );
}
