import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import {
  additionalFieldsOf,
  contactFields,
  repairAdditional,
  requiredSlots,
  visibleWorkRows,
  workFieldsOf,
  type AdditionalSection,
} from '@kopa/contract/sections';
import { useTranslation } from 'react-i18next';
import { ClearedNote } from '../../shared/form/cleared-note.tsx';
import { SectionPage, SectionScreen } from '../../shared/order/section-page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { ContactRows } from './contact-rows.tsx';
import { useRowLabels } from './row-labels.ts';
import { SocialRows } from './social-rows.tsx';
import { WorkRows } from './work-rows.tsx';

/** /auth/additionalInfomation: work, emergency contacts, social media. */
export default function AdditionalScreen() {
  const { t } = useTranslation('additional');
  const labels = useRowLabels();
  return (
    <SectionScreen position={1} title={t('title')}>
      {(order, user) => {
        const { cleared } = repaired(user.additional ?? {});
        return (
          <SectionPage<AdditionalSection>
            order={order}
            position={1}
            call={saveAdditionInfoMarket}
            loginMobile={user.mobile}
            title={t('title')}
            empty={emptyAdditional()}
            saved={user.additional}
            repair={repaired}
            labels={() => labels}
            wanted={wantedRows}
          >
            {(form) => (
              <>
                <ClearedNote form={form} cleared={cleared} labels={labels} shows={isShown} />
                <WorkRows form={form} />
                <ContactRows form={form} loginMobile={user.mobile} />
                <SocialRows />
              </>
            )}
          </SectionPage>
        );
      }}
    </SectionScreen>
  );
}

/** All fields of the section in row order. */
function emptyAdditional(): AdditionalSection {
  return Object.fromEntries(additionalFieldsOf(policy()).map((field) => [field, ''])) as AdditionalSection;
}

/** A value that is no longer in its list is cleared (S4-72, S4-73). */
function repaired(given: Record<string, string>) {
  return repairAdditional(policy(), given);
}

function isShown(field: string, values: AdditionalSection): boolean {
  return !workFieldsOf(policy()).includes(field) || wantedRows(values).includes(field);
}

function wantedRows(values: AdditionalSection): readonly string[] {
  return [
    ...visibleWorkRows(values, policy()),
    ...requiredSlots.flatMap((slot) => Object.values(contactFields(slot))),
  ];
}
