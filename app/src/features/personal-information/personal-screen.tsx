import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import type { Fields } from '@kopa/contract/fields/field';
import { personalFields } from '@kopa/contract/fields/personal-fields';
import {
  cleanNationalId,
  personalFieldsOf,
  repairPersonal,
  type PersonalSection,
} from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { useTranslation } from 'react-i18next';
import { ClearedNote } from '../../shared/form/cleared-note.tsx';
import { SectionPage, SectionScreen } from '../../shared/order/section-page.tsx';
import { useToday } from '../../shared/screen/use-today.ts';
import { policy } from '../../shared/session/policy.ts';
import { PersonalRows } from './personal-rows.tsx';
import { ResidenceRows } from './residence-rows.tsx';

const table: Fields = personalFields;

/** /auth/personal_infomation: the borrower's identity and residence. */
export default function PersonalScreen() {
  const { t } = useTranslation('personal');
  const today = useToday();
  const fields = personalFieldsOf(policy());
  const isTyped = policy().market.regions === 'typed';
  const labels = fields.map(
    (field) => [field, field === 'state' && isTyped ? t('state.typed') : t(`${field}.label`)] as const,
  );
  const wanted = fields.filter((field) => !table[field]!.optional);
  return (
    <SectionScreen position={0} title={t('title')}>
      {(order, user) => {
        const { cleared } = repaired(user.personal ?? {});
        return (
          <SectionPage<PersonalSection>
            order={order}
            position={0}
            call={saveBasicInfoMarket}
            loginMobile={user.mobile}
            title={t('title')}
            empty={emptyPersonal(fields, user.mobile)}
            saved={user.personal}
            repair={repaired}
            labels={() => labels}
            wanted={() => wanted}
          >
            {(form) => (
              <>
                <ClearedNote form={form} cleared={cleared} labels={labels} />
                <FieldGroup>
                  <PersonalRows form={form} today={today} />
                </FieldGroup>
                <FieldGroup legend={t('residence')}>
                  <ResidenceRows form={form} />
                </FieldGroup>
              </>
            )}
          </SectionPage>
        );
      }}
    </SectionScreen>
  );
}

/** All fields of the section in row order. The WhatsApp number defaults to the login number. */
function emptyPersonal(fields: readonly string[], mobile: string): PersonalSection {
  const empty = Object.fromEntries(fields.map((field) => [field, '']));
  return { ...empty, whatsappNo: mobile } as PersonalSection;
}

/** Values in the rows' format; a value that is no longer in its list is cleared (S4-53, S4-54). */
function repaired(given: Record<string, string>) {
  const { values, cleared } = repairPersonal(policy(), given);
  const { nationalId } = values;
  if (nationalId) values['nationalId'] = cleanNationalId(nationalId, policy());
  return { values, cleared };
}
