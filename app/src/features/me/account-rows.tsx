import { Card } from '@kopa/ui/card';
import { FileText, Globe, Phone, User } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useSettings } from '../../shared/session/settings.ts';

/** Links to the borrower's settings, language, data and customer service. */
export function AccountRows() {
  const { t } = useTranslation(['me', 'shell']);
  const { language } = useSettings();
  return (
    <Card flush>
      <ListRow
        icon={<User aria-hidden />}
        label={t('settings')}
        onClick={() => navigate('/user_center/settings')}
      />
      <ListRow
        icon={<Globe aria-hidden />}
        label={t('language')}
        caption={t(`shell:language.${language}`)}
        onClick={() => navigate('/user_center/language')}
      />
      <ListRow
        icon={<FileText aria-hidden />}
        label={t('myData')}
        caption={t('myDataCaption')}
        onClick={() => navigate('/user_center/my_data')}
      />
      <ListRow
        icon={<Phone aria-hidden />}
        label={t('customerService')}
        onClick={() => navigate('/user_center/customer_services')}
      />
    </Card>
  );
}
