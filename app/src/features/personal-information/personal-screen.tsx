import { saveBasicInfoMarket } from '@kopa/contract/calls/user';
import { personalSection, type PersonalSection } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { SectionPage, SectionScreen } from '../../shared/order/section-page.tsx';
import { useToday } from '../../shared/screen/use-today.ts';
import { policy } from '../../shared/session/policy.ts';
import { PersonalRows } from './personal-rows.tsx';
import { ResidenceRows } from './residence-rows.tsx';

/** Every field of the section in the order of its rows. */
const empty: PersonalSection = {
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '',
  birthday: '',
  education: '',
  maritalStatus: '',
  nationalId: '',
  whatsappNo: '',
  sparePhone: '',
  email: '',
  residenceType: '',
  state: '',
  city: '',
  address: '',
};
const wanted = Object.keys(empty).filter((field) => field !== 'middleName' && field !== 'sparePhone');

/** /auth/personal_infomation: who the borrower is and where they live. */
export default function PersonalScreen() {
  const { t } = useTranslation('personal');
  const today = useToday();
  return (
    <SectionScreen position={0} title={t('title')}>
      {(order, user) => (
        <SectionPage<PersonalSection>
          order={order}
          position={0}
          section="personal"
          title={t('title')}
          empty={{ ...empty, whatsappNo: user.mobile }}
          saved={user.personal}
          schema={personalSection(policy(), today)}
          labels={Object.keys(empty).map((field) => [field, t(`${field}.label`)])}
          wanted={() => wanted}
          send={(values, { idempotencyKey }) =>
            send(saveBasicInfoMarket, { loanOrderId: order.orderNo, ...values }, { idempotencyKey })
          }
        >
          {(form) => (
            <>
              <FieldGroup>
                <PersonalRows form={form} today={today} />
              </FieldGroup>
              <FieldGroup legend={t('residence')}>
                <ResidenceRows form={form} />
              </FieldGroup>
            </>
          )}
        </SectionPage>
      )}
    </SectionScreen>
  );
}
