import { bindBankCard } from '@kopa/contract/calls/bank';
import { mobileMoneyProviders } from '@kopa/contract/enumerations';
import { payoutSection } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../shared/form/options.ts';
import { PhoneRow, PickRow, TextRow } from '../../shared/form/rows.tsx';
import { send } from '../../shared/lender/client.ts';
import { SectionPage, SectionScreen } from '../../shared/order/section-page.tsx';
import { useToday } from '../../shared/screen/use-today.ts';
import { policy } from '../../shared/session/policy.ts';

type PayoutSection = Record<(typeof fields)[number], string>;
const fields = ['bankName', 'accountNumber', 'accountNumberConfirm', 'applicantName'] as const;

/** /bank_account/add_bankcard: where the money goes. */
export default function PayoutScreen() {
  const { t } = useTranslation('payout');
  const options = useOptions();
  const today = useToday();
  return (
    <SectionScreen position={3} title={t('title')}>
      {(order, user) => (
        <SectionPage<PayoutSection>
          order={order}
          position={3}
          section="payout"
          title={t('title')}
          heading={t('heading')}
          empty={{
            bankName: mobileMoneyProviders[0],
            accountNumber: '',
            accountNumberConfirm: '',
            applicantName: [user.personal?.['firstName'], user.personal?.['lastName']]
              .filter(Boolean)
              .join(' '),
          }}
          saved={user.payout}
          schema={payoutSection(policy(), today)}
          labels={fields.map((field) => [field, t(`${field}.label`)])}
          wanted={() => fields}
          send={(values, { idempotencyKey }) =>
            send(bindBankCard, { loanOrderId: order.orderNo, ...values }, { idempotencyKey })
          }
        >
          {(form) => (
            <>
              <FieldGroup>
                <PickRow
                  form={form}
                  name="bankName"
                  label={t('bankName.label')}
                  required
                  options={options('mobileMoney', mobileMoneyProviders)}
                />
                <PhoneRow form={form} name="accountNumber" label={t('accountNumber.label')} required />
                <PhoneRow
                  form={form}
                  name="accountNumberConfirm"
                  label={t('accountNumberConfirm.label')}
                  required
                />
                <TextRow
                  form={form}
                  name="applicantName"
                  label={t('applicantName.label')}
                  required
                  autoComplete="name"
                  autoCapitalize="words"
                  maxLength={100}
                  hint={t('applicantName.hint')}
                />
              </FieldGroup>
              <Note tone="info">{t('note')}</Note>
            </>
          )}
        </SectionPage>
      )}
    </SectionScreen>
  );
}
