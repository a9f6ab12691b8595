import { useTranslation } from 'react-i18next';
import { language } from '../language/language.ts';
import { CallError } from '../lender/call-error.ts';

/**
 * Explains an error and its remedy in the borrower's language. Texts of the lender's refusals load with the
 * first refusal (`send` waits for them).
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => {
    const failure = error instanceof CallError ? error.failure : 'unreadable';
    if (failure === 'network' || failure === 'timeout' || failure === 'unreadable')
      return t(`failure.${failure}`);
    // The words of refusals may not have come.
    const isTold = language.exists(`errors:${failure}`);
    return isTold ? language.t(`errors:${failure}`) : t('failure.unreadable');
  };
}
