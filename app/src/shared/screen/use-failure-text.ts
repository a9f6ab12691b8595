import { useTranslation } from 'react-i18next';
import { language } from '../language/language.ts';
import { CallError } from '../lender/call-error.ts';

/**
 * Says in the borrower's language what went wrong and what to do. The lender's refusals have words of their own, which come
 * with the first refusal (`send` waits for them).
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => {
    const failure = error instanceof CallError ? error.failure : 'unreadable';
    if (failure === 'network' || failure === 'timeout' || failure === 'unreadable')
      return t(`failure.${failure}`);
    return language.t(`errors:${failure}`);
  };
}
