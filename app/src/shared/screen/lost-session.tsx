import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';

/** Why the borrower is logged out, for readers who missed the toast that announced the reason. */
export default function LostSession({ why, tone }: { why: string; tone: 'warning' | 'neutral' }) {
  const { t } = useTranslation('errors');
  return <Note tone={tone}>{t(why as 'tokenExpired')}</Note>;
}
