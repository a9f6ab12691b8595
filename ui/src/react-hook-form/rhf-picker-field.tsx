'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { OptionPicker } from '../pickers/option-picker/index.js';
import { RhfListField, type RhfListFieldProps } from './rhf-list-field.js';
import { boundRow } from '../form/bound.js';

export type RhfPickerFieldProps<Values extends FieldValues> = Omit<RhfListFieldProps<Values>, 'picker'> &
  Obligation;

/**
 * A PickerField with its OptionPicker, bound to a form's text: the chosen option's value, '' or null for
 * none. An `action` leads out of the list: the sheet closes first.
 */
export const RhfPickerField = boundRow(function RhfPickerField<Values extends FieldValues = FieldValues>(
  props: RhfPickerFieldProps<Values>,
) {
  return <RhfListField<Values> {...(props as RhfListFieldProps<Values>)} picker={OptionPicker} />;
});
