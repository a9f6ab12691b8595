import { Card } from '@kopa/ui/card';
import { Smartphone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { hasNative } from '../../shared/bridge/bridge.ts';

/** The link to the native app, for users outside of the app. */
export function OpenAppRow() {
  const { t } = useTranslation('me');
  if (hasNative()) return null;
  return (
    <Card flush>
      <ListRow
        icon={<Smartphone aria-hidden />}
        label={t('openApp')}
        onClick={() => navigate('/user_center/open_app')}
      />
    </Card>
  );
}
