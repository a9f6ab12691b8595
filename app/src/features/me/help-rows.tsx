import { Card } from '@kopa/ui/card';
import { CircleQuestionMark, Phone, Smartphone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { hasNative } from '../../shared/bridge/bridge.ts';
import { useSession } from '../../shared/session/session.ts';

/** A person to talk to, the answers to common questions, and the native app for users outside of the app. */
export function HelpRows() {
  const { t } = useTranslation(['me', 'content']);
  const session = useSession();
  return (
    <Card flush>
      {session && (
        <ListRow
          icon={<Phone aria-hidden />}
          label={t('customerService')}
          onClick={() => navigate('/user_center/customer_services')}
        />
      )}
      <ListRow
        icon={<CircleQuestionMark aria-hidden />}
        label={t('content:faq.title')}
        onClick={() => navigate('/user_center/faq')}
      />
      {!hasNative() && (
        <ListRow
          icon={<Smartphone aria-hidden />}
          label={t('openApp')}
          onClick={() => navigate('/user_center/open_app')}
        />
      )}
    </Card>
  );
}
