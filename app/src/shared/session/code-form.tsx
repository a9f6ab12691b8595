import { typedCode } from '@kopa/contract/calls/verification-code';
import { RhfCodeField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { toldByLender, useContractForm } from '../form/contract-form.tsx';
import type { CallError } from '../lender/call-error.ts';
import { useFailureText } from '../screen/use-failure-text.ts';
import { triesLeft } from './send-code.ts';

interface CodeValues {
  code: string;
}

/** The form of an SMS code. `refuse` shows the lender's reason and the remaining attempts in its row. */
export function useCodeForm(digits: number) {
  const { t } = useTranslation('signIn');
  const failureText = useFailureText();
  const form = useContractForm<CodeValues>(
    typedCode(digits),
    { code: '' },
    // An error stays until the next complete code: an incomplete one is not an error.
    { reValidateMode: 'onSubmit', shouldFocusError: true },
  );
  const refuse = (failure: CallError) => {
    const left = triesLeft(failure);
    const more = left === null ? [] : [t('code.triesLeft', { count: left })];
    form.setError('code', toldByLender([failureText(failure), ...more].join(' ')), { shouldFocus: true });
  };
  return { form, refuse };
}

/** Its one row; `onComplete` is called with all digits. */
export function CodeRow({ digits, onComplete }: { digits: number; onComplete: () => void }) {
  const { t } = useTranslation('signIn');
  return (
    <RhfCodeField<CodeValues>
      name="code"
      label={t('code.label', { digits })}
      length={digits}
      hint={t('code.hint')}
      onComplete={onComplete}
    />
  );
}
