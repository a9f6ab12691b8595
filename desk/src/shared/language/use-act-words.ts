import { useTranslation } from 'react-i18next';

/** Says an act of the record in words: 'feedback.answered' is 'Answered feedback'. */
export function useActWords(): (act: string) => string {
  const { t } = useTranslation('desk');
  return (act) => t(`act.${act}`, { defaultValue: act });
}
