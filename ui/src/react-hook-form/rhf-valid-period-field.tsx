'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { ValidPeriodRow, type ValidPeriodRowProps } from '../form/valid-period-field.js';
import type { Bound, Text } from './binding.js';
import { ByControl } from './bound-field.js';

export type RhfValidPeriodFieldProps<Values extends FieldValues> = Bound<Values, Text> &
  ValidPeriodRowProps &
  Obligation;

/**
 * A PickerField with its ValidPeriodPicker, bound to a form's text: 'YYYY-MM', '' or null for none. Shows
 * "07/29".
 */
export function RhfValidPeriodField<Values extends FieldValues = FieldValues>(
  props: RhfValidPeriodFieldProps<Values>,
) {
  return <ValidPeriodRow {...props} Bind={ByControl} component="RhfValidPeriodField" />;
}
