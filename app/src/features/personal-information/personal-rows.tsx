import { fromBirthday, type Day } from '@kopa/contract/calendar';
import { personalFields as fields } from '@kopa/contract/fields/personal-fields';
import {
  cleanEmail,
  cleanName,
  cleanNationalId,
  nationalIdDigits,
  personalExtrasOf,
  typedPhone,
  type PersonalSection,
} from '@kopa/contract/sections';
import { RhfPhoneField, RhfListField, RhfRadioRow, RhfTextField } from '@kopa/ui/react-hook-form';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { useAnnouncedRows } from '../../shared/form/use-announced-rows.ts';
import { policy } from '../../shared/session/policy.ts';
import { BirthdayRow } from './birthday-row.tsx';
import { EmailSuggestions } from './email-suggestions.tsx';
import { MarketRows } from './market-rows.tsx';

const nameOf = (raw: string) => cleanName(raw, policy().names);
const idOf = (raw: string) => cleanNationalId(raw, policy());
const phoneOf = (raw: string) => typedPhone(raw, policy());

/**
 * The personal rows; the rows from education on, and the market's, appear after the birthday (S2-96 to
 * S2-114).
 */
export function PersonalRows({ form, today }: { form: UseFormReturn<PersonalSection>; today: Day }) {
  const { t } = useTranslation('personal');
  const options = useOptions();
  const birthday = useWatch({ control: form.control, name: 'birthday' });
  const known = fromBirthday(birthday) !== null;
  const idRule = policy().nationalId;
  const idDigits = nationalIdDigits(policy());
  useAnnouncedRows(known ? 'all' : 'first', t('moreRows'));
  return (
    <>
      <RhfTextField<PersonalSection>
        {...rowOf('firstName')}
        label={t('firstName.label')}
        required
        sanitize={nameOf}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        placeholder={t('firstName.wanted')}
      />
      <RhfTextField<PersonalSection>
        {...rowOf('middleName')}
        label={t('middleName.label')}
        optional
        sanitize={nameOf}
        autoComplete="additional-name"
        autoCapitalize="words"
        enterKeyHint="next"
        placeholder={t('middleName.wanted')}
      />
      <RhfTextField<PersonalSection>
        {...rowOf('lastName')}
        label={t('lastName.label')}
        required
        sanitize={nameOf}
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
        placeholder={t('lastName.wanted')}
      />
      <RhfRadioRow<PersonalSection>
        {...rowOf('gender')}
        label={t('gender.label')}
        required
        options={options(fields.gender.lists[0])}
      />
      <BirthdayRow form={form} today={today} />
      {known && (
        <>
          <RhfListField<PersonalSection>
            picker={LazyOptionPicker}
            {...rowOf('education')}
            label={t('education.label')}
            required
            options={options(fields.education.lists[0])}
          />
          <RhfListField<PersonalSection>
            picker={LazyOptionPicker}
            {...rowOf('maritalStatus')}
            label={t('maritalStatus.label')}
            required
            options={options(fields.maritalStatus.lists[0])}
          />
          <RhfTextField<PersonalSection>
            {...rowOf('nationalId')}
            label={t('nationalId.label')}
            required
            sanitize={idOf}
            inputMode="numeric"
            autoComplete="off"
            // Dashes would be counted as digits.
            counter={idRule === 'dashed' ? false : idDigits}
            placeholder={t(`nationalId.${idRule}`)}
          />
          <RhfPhoneField<PersonalSection>
            {...rowOf('whatsappNo')}
            label={t('whatsappNo.label')}
            required
            normalise={phoneOf}
          />
          <RhfPhoneField<PersonalSection>
            {...rowOf('sparePhone')}
            label={t('sparePhone.label')}
            optional
            normalise={phoneOf}
          />
          <RhfTextField<PersonalSection>
            {...rowOf('email')}
            label={t('email.label')}
            required
            sanitize={cleanEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('email.wanted')}
            hint={t('email.hint')}
          />
          <EmailSuggestions form={form} />
          <MarketRows extras={personalExtrasOf(policy(), false)} />
        </>
      )}
    </>
  );
}
