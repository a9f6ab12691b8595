import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';
import { MarkedText } from '../../shared/language/marked-text.tsx';

/**
 * The meaning of continuing, with links to the legal texts. `onLeave` runs before a link opens, so that no
 * typed value is lost.
 */
export function LegalLine({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('signIn');
  return (
    <p className="text-caption text-muted">
      <MarkedText
        text={t('signIn:legal')}
        marks={{
          terms: <Link to="/terms_of_service" onClick={onLeave} className="text-link underline" />,
          privacy: <Link to="/privacy_policy" onClick={onLeave} className="text-link underline" />,
        }}
      />
    </p>
  );
}
