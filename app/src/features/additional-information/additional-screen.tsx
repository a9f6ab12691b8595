import { saveAdditionInfoMarket } from '@kopa/contract/calls/user';
import {
  additionalSection,
  contactFields,
  requiredSlots,
  visibleWork,
  workRows,
  type AdditionalSection,
} from '@kopa/contract/sections';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { SectionPage, SectionScreen } from '../../shared/order/section-page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { ContactRows } from './contact-rows.tsx';
import { useRowLabels } from './row-labels.ts';
import { SocialRows } from './social-rows.tsx';
import { WorkRows } from './work-rows.tsx';

const empty = Object.fromEntries(
  Object.keys(additionalSection('', policy()).shape).map((field) => [field, '']),
) as AdditionalSection;

/** /auth/additionalInfomation: work, emergency contacts, social media. */
export default function AdditionalScreen() {
  const { t } = useTranslation('additional');
  const labels = useRowLabels();
  return (
    <SectionScreen position={1} title={t('title')}>
      {(order, user) => (
        <SectionPage<AdditionalSection>
          order={order}
          position={1}
          section="additional"
          title={t('title')}
          empty={empty}
          saved={user.additional}
          schema={additionalSection(user.mobile, policy())}
          labels={labels}
          wanted={wantedRows}
          send={(values, { idempotencyKey }) =>
            send(
              saveAdditionInfoMarket,
              { loanOrderId: order.orderNo, ...visibleWork(values) },
              { idempotencyKey },
            )
          }
        >
          {(form) => (
            <>
              <WorkRows form={form} />
              <ContactRows form={form} />
              <SocialRows form={form} />
            </>
          )}
        </SectionPage>
      )}
    </SectionScreen>
  );
}

function wantedRows(values: AdditionalSection): readonly string[] {
  return [
    ...Object.keys(workRows(values)),
    ...requiredSlots.flatMap((slot) => Object.values(contactFields(slot))),
  ];
}
