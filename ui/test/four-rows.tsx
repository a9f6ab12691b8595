import { useState } from 'react';
import {
  RhfDateField,
  RhfErrorSummary,
  RhfPickerField,
  RhfRadioRow,
  RhfTextField,
} from '../src/react-hook-form/index.ts';

export interface Values {
  education: string;
  birthday: string | null;
  gender: string;
  name: string;
}
export const empty: Values = { education: '', birthday: null, gender: '', name: '' };
export const rules = { required: 'value.missing' };
export const genders = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
];

/** Four rows, registered in another order than they stand on the page. */
export function Rows({ late = false }: { late?: boolean }) {
  const [all, setAll] = useState(!late);
  return (
    <>
      <RhfErrorSummary />
      {all ? <RhfTextField<Values> name="name" label="First name" rules={rules} /> : null}
      <RhfRadioRow<Values> name="gender" label="Gender" rules={rules} options={genders} />
      <RhfDateField<Values>
        name="birthday"
        label="Birthday"
        rules={rules}
        min="1943-01-01"
        max="2008-12-31"
      />
      <RhfPickerField<Values> name="education" label="Education" rules={rules} options={genders} />
      <button type="button" onClick={() => setAll(true)}>
        One more
      </button>
    </>
  );
}
