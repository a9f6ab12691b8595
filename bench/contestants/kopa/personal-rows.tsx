import { DatePicker } from '@kopa/ui/date-picker';
import { PhoneField } from '@kopa/ui/phone-field';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioRow } from '@kopa/ui/radio-row';
import { memo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { birthday, shownDay } from '../../screen/birthday.ts';
import { educations, genders, maritalStatuses } from '../../screen/choices.ts';
import { labels, placeholders } from '../../screen/texts.ts';
import { PickRow, setText, TextRow, useFault, wordsOf, type Form, type RowProps } from './rows.tsx';

/** The personal rows; those from education on appear once a birthday is chosen. */
export const PersonalRows = memo(function PersonalRows({ form }: { form: Form }) {
  const known = useWatch({ control: form.control, name: 'birthday' }) !== '';
  return (
    <>
      <TextRow form={form} name="firstName" autoComplete="given-name" />
      <TextRow form={form} name="middleName" autoComplete="additional-name" />
      <TextRow form={form} name="lastName" autoComplete="family-name" />
      <RadioRow
        {...wordsOf('gender')}
        options={genders}
        inputProps={form.register('gender')}
        error={useFault(form, 'gender')}
      />
      <BirthdayRow form={form} />
      {known && (
        <>
          <PickRow form={form} name="education" choices={educations} />
          <PickRow form={form} name="maritalStatus" choices={maritalStatuses} />
          <TextRow form={form} name="nationalId" inputMode="numeric" maxLength={8} />
          <PhoneRow form={form} name="whatsappNo" />
          <PhoneRow form={form} name="sparePhone" />
          <TextRow form={form} name="email" type="email" inputMode="email" autoComplete="email" />
        </>
      )}
    </>
  );
});

function PhoneRow({ form, name }: RowProps) {
  return (
    <PhoneField
      {...wordsOf(name)}
      placeholder={placeholders[name] ?? ''}
      {...form.register(name)}
      error={useFault(form, name)}
    />
  );
}

function BirthdayRow({ form }: { form: Form }) {
  const [open, setOpen] = useState(false);
  const value = useWatch({ control: form.control, name: 'birthday' });
  const error = useFault(form, 'birthday');
  form.register('birthday');
  return (
    <>
      <PickerField
        {...wordsOf('birthday')}
        opens="calendar"
        open={open}
        value={value === '' ? null : shownDay(value)}
        onOpen={() => setOpen(true)}
        error={error}
      />
      <DatePicker
        open={open}
        onOpenChange={setOpen}
        title={labels.birthday}
        value={value === '' ? null : value}
        min={birthday.min}
        max={birthday.max}
        initial={birthday.initial}
        onConfirm={(day) => setText(form, 'birthday', day)}
      />
    </>
  );
}
