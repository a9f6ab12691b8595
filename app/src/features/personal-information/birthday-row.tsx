import { ageOn, fromBirthday, toBirthday, type Day } from '@kopa/contract/calendar';
import { birthDays, isAdult, type PersonalSection } from '@kopa/contract/sections';
import { RhfSheetField } from '@kopa/ui/react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyDatePicker } from '../../shared/form/lazy-date-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { setText } from '../../shared/form/set-text.ts';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';

/**
 * The birthday: a wheel of 65 years, stored as DD-MM-YYYY, shown with the month's short name (S4-49, S4-50,
 * S9-08).
 */
export function BirthdayRow({ form, today }: { form: UseFormReturn<PersonalSection>; today: Day }) {
  const { t } = useTranslation(['personal', 'validation']);
  const format = useFormat();
  const { applicant, form: rows } = policy();
  const { min, max } = birthDays(applicant, today);
  const words = (held: string) => {
    const day = fromBirthday(held);
    return day && format.day(day);
  };
  return (
    <RhfSheetField<PersonalSection>
      {...rowOf('birthday')}
      label={t('birthday.label')}
      required
      opens="calendar"
      words={words}
    >
      {({ value, onChoose, ...sheet }) => (
        <LazyDatePicker
          {...sheet}
          autoComplete="bday"
          value={fromBirthday(value ?? '')}
          min={min}
          max={max}
          initial={`${Number(today.slice(0, 4)) - 30}-06-15`}
          sentence={(day) => (
            <>
              <strong className="font-semibold">{format.longDay(day)}</strong>
              {` · ${t('birthday.sentence', { age: ageOn(day, today) })}`}
            </>
          )}
          validate={(day) => (isAdult(day, today, applicant) ? null : t('validation:birthday.young'))}
          onConfirm={(day) => {
            onChoose(toBirthday(day, applicant.birthdayForm));
            // Where the age is asked beside the birthday, the age follows from the birthday.
            if (rows.personal.includes('age')) setText(form, 'age' as 'birthday', String(ageOn(day, today)));
          }}
        />
      )}
    </RhfSheetField>
  );
}
