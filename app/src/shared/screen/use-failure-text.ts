import { useTranslation } from 'react-i18next';
import { CallError } from '../lender/call-error.ts';

/** Says in the borrower's language what went wrong and what to do. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'shell']);
  return (error) => {
    const failure = error instanceof CallError ? error.failure : 'unreadable';
    if (failure === 'network' || failure === 'timeout' || failure === 'unreadable')
      return t(`shell:failure.${failure}`);
    return t(`errors:${failure}`);
  };
}
