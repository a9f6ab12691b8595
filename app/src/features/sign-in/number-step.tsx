import { isKenyanMobile, normalisePhone } from '@kopa/contract/sections';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import { useRef, useState } from 'react';
import { LegalLine } from './legal-line.tsx';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { keepTypedNumber, typedNumber } from '../../shared/session/typed-number.ts';
import type { SendCode, SentSignIn } from './sign-in-screen.tsx';

/** Asks for the mobile number. */
export function NumberStep({ command, sent }: { command: SendCode; sent: SentSignIn | null }) {
  const { t } = useTranslation(['signIn', 'validation']);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = () => {
    const mobile = normalisePhone(input.current?.value ?? '');
    const wrong = mobile === '' ? 'mobile.required' : isKenyanMobile(mobile) ? null : 'mobile.invalid';
    setError(wrong ? t(`validation:${wrong}`) : undefined);
    if (wrong) input.current?.focus();
    else command.run(mobile);
  };
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FieldGroup>
        <PhoneField
          ref={(element) => {
            input.current = element as HTMLInputElement | null;
          }}
          label={t('number.label')}
          required
          normalise={normalisePhone}
          placeholder="712 345 678"
          defaultValue={sent?.mobile ?? typedNumber()}
          error={error}
        />
      </FieldGroup>
      <p className="ps-4">
        <Link
          to="/user/nation"
          onClick={() => keepTypedNumber(input.current?.value ?? '')}
          className="text-label text-link underline"
        >
          {t('number.country')}
        </Link>
      </p>
      <FailureNote error={command.error} />
      <div className="mt-auto flex flex-col gap-3">
        <LegalLine onLeave={() => keepTypedNumber(input.current?.value ?? '')} />
        <Button block type="submit" busy={command.busy} busyLabel={t('number.sending')}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
