import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useSession } from '../../shared/session/session.ts';
import { keepTypedNumber } from '../../shared/session/typed-number.ts';
import { MobileRow, useMobileForm } from '../../shared/session/mobile-form.tsx';
import { applicationAddress, fitOf, type Offer } from './fitting-loan.ts';
import { LoanFigures } from './loan-figures.tsx';
import { BeforeYouBorrow, WhoCanApply } from './plain-words.tsx';
import { PromotionFrame, WithOffer } from './promotion-frame.tsx';
import { ExistingLoan } from './existing-loan.tsx';

/** /yx3 (S2-42 to S2-44): a mobile number and the link to an application. */
export default function PromotionNumberScreen() {
  const { t } = useTranslation(['promotion', 'content', 'validation']);
  const title = t('promotion:number.title');
  return <WithOffer title={title}>{(offer) => <AskNumber {...offer} />}</WithOffer>;
}

function AskNumber({ home, product, example: size }: Offer) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const session = useSession();
  const address = applicationAddress(product, size);
  const formId = useId();
  const form = useMobileForm();
  const command = useCommand({
    scope: 'promotionNumber',
    send: (mobile: string) => send(existsByMobile, { mobile }),
    // The number is never part of an address; the login reads the typed number from memory.
    onDone: ({ exists }) => navigate(exists ? '/user/login' : '/user/register', { returnTo: address }),
  });
  const submit = form.handleSubmit(({ mobile }) => {
    keepTypedNumber(mobile);
    command.run(mobile);
  });
  const fits = fitOf(home?.status) === 'apply';
  return (
    <PromotionFrame
      title={t('number.title')}
      lead={session ? undefined : t('number.lead')}
      footer={
        fits &&
        (session ? (
          <Button block onClick={() => navigate(address)}>
            {t('apply', { sum: format.money(size.principalCents) })}
          </Button>
        ) : (
          <>
            <FailureNote error={command.error} />
            <Button block type="submit" form={formId} busy={command.busy} busyLabel={t('number.checking')}>
              {t('number.apply')}
            </Button>
          </>
        ))
      }
    >
      <ExistingLoan home={home} />
      {fits && !session && (
        <form id={formId} noValidate className="flex flex-col gap-2" onSubmit={submit}>
          <ContractForm form={form}>
            <MobileRow label={t('number.label')} />
          </ContractForm>
          <Note tone="neutral">{t('number.use')}</Note>
        </form>
      )}
      <LoanFigures terms={product.terms} size={size} />
      <Note tone="neutral">{t('figures.note')}</Note>
      <WhoCanApply />
      <BeforeYouBorrow terms={product.terms} size={size} />
    </PromotionFrame>
  );
}
