import { Button } from '@kopa/ui/button';
import { LegalLine } from './legal-line.tsx';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';
import { useCountryName } from '../../shared/language/country-name.ts';
import { keepTypedNumber } from '../../shared/session/typed-number.ts';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import { MobileRow, useMobileForm } from '../../shared/session/mobile-form.tsx';
import type { SentCode } from '../../shared/session/send-code.ts';
import type { SendCode } from './sent-sign-in.ts';

/** Asks for the mobile number. */
export function NumberStep({ command, sent }: { command: SendCode; sent: SentCode | null }) {
  const { t } = useTranslation('signIn');
  const country = useCountryName();
  const form = useMobileForm(sent?.mobile);
  const keepTyped = () => keepTypedNumber(form.getValues('mobile'));
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-5"
      onSubmit={form.handleSubmit(({ mobile }) => command.run(mobile))}
    >
      <ContractForm form={form}>
        <MobileRow label={t('number.label')} />
      </ContractForm>
      <p className="ps-4">
        <Link to="/user/nation" onClick={keepTyped} className="text-label text-link underline">
          {t('number.country', { country })}
        </Link>
      </p>
      <FailureNote error={command.error} />
      <div className="mt-auto flex flex-col gap-3">
        <LegalLine onLeave={keepTyped} />
        <Button block type="submit" busy={command.busy} busyLabel={t('number.sending')}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
