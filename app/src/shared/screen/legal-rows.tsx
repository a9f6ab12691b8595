import { FileText, ShieldCheck } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';

/** Links to the terms of service and the privacy policy, for a `<Card flush>`. Its texts are in `content`. */
export function LegalRows() {
  const { t } = useTranslation('content');
  return (
    <>
      <ListRow
        icon={<FileText aria-hidden />}
        label={t('terms')}
        onClick={() => navigate('/terms_of_service')}
      />
      <ListRow
        icon={<ShieldCheck aria-hidden />}
        label={t('privacy')}
        onClick={() => navigate('/privacy_policy')}
      />
    </>
  );
}
