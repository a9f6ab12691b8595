'use client';
import type { Obligation } from '../fields/field-row/index.js';
import { OptionPicker } from '../pickers/option-picker/index.js';
import { ByAdapter } from './adapter.js';
import type { Bound } from './bound.js';
import { ListRow, type ListRowProps } from './list-row.js';

export type BoundPickerFieldProps = Bound & Omit<ListRowProps, 'picker'> & Obligation;

/**
 * A PickerField with its OptionPicker, bound to a form's text: the chosen option's value, '' or null for
 * none. An `action` leads out of the list: the sheet closes first.
 */
export function BoundPickerField(props: BoundPickerFieldProps) {
  return <ListRow {...props} picker={OptionPicker} Bind={ByAdapter} component="BoundPickerField" />;
}
