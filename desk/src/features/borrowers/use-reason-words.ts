import { showReasons } from '@kopa/contract/desk/borrower-entities';
import { useTranslation } from 'react-i18next';

/** Says why a masked value was shown; a reason that somebody has typed, as it is. */
export function useReasonWords(): (why: string) => string {
  const { t } = useTranslation('desk');
  return (why) => {
    const reason = showReasons.find((each) => each === why);
    return reason ? t(`masked.reason.${reason}`) : why;
  };
}
