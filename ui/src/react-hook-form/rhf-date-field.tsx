'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { boundRow } from '../form/bound.js';
import { DateRow, type DateRowProps } from '../form/date-field.js';
import type { Bound, Text } from './binding.js';
import { ByControl } from './bound-field.js';

export type RhfDateFieldProps<Values extends FieldValues> = Bound<Values, Text> & DateRowProps & Obligation;

/**
 * A PickerField with its DatePicker, bound to a form's text: a day as 'YYYY-MM-DD', '' or null for none.
 * Shows "14 March 1994".
 */
export const RhfDateField = boundRow(function RhfDateField<Values extends FieldValues = FieldValues>(
  props: RhfDateFieldProps<Values>,
) {
  return <DateRow {...props} Bind={ByControl} component="RhfDateField" />;
});
