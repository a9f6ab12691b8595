import {
  RhfDateField,
  RhfPhoneField,
  RhfPickerField,
  RhfRadioRow,
  RhfTextField,
} from '@kopa/ui/react-hook-form';
import { useWatch } from 'react-hook-form';
import { birthday, shownDay } from '../../screen/birthday.ts';
import { educations, genders, maritalStatuses } from '../../screen/choices.ts';
import type { Values } from '../../screen/fields.ts';
import { rowOf, typedRowOf } from './row-of.ts';

/** The personal rows; those from education on appear once a birthday is chosen. */
export function PersonalRows() {
  const known = useWatch<Values, 'birthday'>({ name: 'birthday' }) !== '';
  return (
    <>
      <RhfTextField<Values> {...typedRowOf('firstName')} autoComplete="given-name" />
      <RhfTextField<Values> {...typedRowOf('middleName')} autoComplete="additional-name" />
      <RhfTextField<Values> {...typedRowOf('lastName')} autoComplete="family-name" />
      <RhfRadioRow<Values> {...rowOf('gender')} options={genders} />
      <RhfDateField<Values> {...rowOf('birthday')} {...birthday} format={shownDay} />
      {known && (
        <>
          <RhfPickerField<Values> {...rowOf('education')} options={educations} />
          <RhfPickerField<Values> {...rowOf('maritalStatus')} options={maritalStatuses} />
          <RhfTextField<Values> {...typedRowOf('nationalId')} inputMode="numeric" maxLength={8} />
          <RhfPhoneField<Values> {...typedRowOf('whatsappNo')} />
          <RhfPhoneField<Values> {...typedRowOf('sparePhone')} />
          <RhfTextField<Values>
            {...typedRowOf('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </>
      )}
    </>
  );
}
