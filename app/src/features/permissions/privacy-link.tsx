import { Card } from '@kopa/ui/card';
import { ShieldCheck } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';

/** A link to all stored data and their retention. */
export function PrivacyLink() {
  const { t } = useTranslation('content');
  return (
    <Card flush>
      <ListRow
        icon={<ShieldCheck aria-hidden />}
        label={t('privacy')}
        onClick={() => navigate('/privacy_policy')}
      />
    </Card>
  );
}
