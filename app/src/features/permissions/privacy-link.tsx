import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';

/** A link to all stored data and their retention. */
export function PrivacyLink() {
  const { t } = useTranslation('content');
  return (
    <Link to="/privacy_policy" className="flex min-h-11 items-center text-body text-link">
      {t('privacy')}
    </Link>
  );
}
