import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';

/** The way to all that is known of a borrower, and for how long. */
export function PrivacyLink() {
  const { t } = useTranslation('content');
  return (
    <Link to="/privacy_policy" className="flex min-h-11 items-center text-body text-link">
      {t('privacy')}
    </Link>
  );
}
