import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';
import { MarkedText } from '../../shared/language/marked-text.tsx';

/** What going on means, and what to read first. `onLeave` comes before one of the texts opens, so that nothing typed is lost. */
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
