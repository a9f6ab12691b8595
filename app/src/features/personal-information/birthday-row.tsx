import { ageOn, fromBirthday, toBirthday, type Day } from '@kopa/contract/calendar';
import { birthDays, isAdult, type PersonalSection } from '@kopa/contract/sections';
import { PickerField } from '@kopa/ui/picker-field';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { setText, useMessage } from '../../shared/form/rows.tsx';
import { useLater } from '../../shared/form/use-later.ts';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';

const loadPicker = () => import('@kopa/ui/date-picker');

/** The birthday: a wheel of 65 years, kept as DD-MM-YYYY, shown with the month's short name (S4-49, S4-50, S9-08). */
export function BirthdayRow({
  form,
  label,
  today,
}: {
  form: UseFormReturn<PersonalSection>;
  label: string;
  today: Day;
}) {
  const { t } = useTranslation(['personal', 'validation']);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const picker = useLater(loadPicker, open);
  const value = fromBirthday(useWatch({ control: form.control, name: 'birthday' }));
  const error = useMessage(form, 'birthday');
  form.register('birthday');
  const { applicant, form: rows } = policy();
  const { min, max } = birthDays(applicant, today);
  const choose = (day: Day) => {
    setOpen(false);
    setText(form, 'birthday', toBirthday(day, applicant.birthdayForm));
    // Where the age is asked beside the birthday, it is what the birthday says.
    if (rows.personal.includes('age')) setText(form, 'age' as 'birthday', String(ageOn(day, today)));
  };
  return (
    <>
      <PickerField
        id="birthday"
        label={label}
        required
        opens="calendar"
        open={open}
        value={value ? format.day(value) : null}
        onOpen={() => setOpen(true)}
        error={error}
      />
      {picker && (
        <picker.DatePicker
          open={open}
          onOpenChange={setOpen}
          title={label}
          value={value}
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
          onConfirm={choose}
        />
      )}
    </>
  );
}
