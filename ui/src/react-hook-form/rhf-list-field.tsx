'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { boundRow } from '../form/bound.js';
import { ListRow, type ListRowProps } from '../form/list-row.js';
import type { Bound, Text } from './binding.js';
import { ByControl } from './bound-field.js';

export type RhfListFieldProps<Values extends FieldValues> = Bound<Values, Text> & ListRowProps & Obligation;

/**
 * Like RhfPickerField, with a picker from the host, so that the row's code contains none. Bound to a form's
 * text: the chosen option's value, '' or null for none. An `action` leads out of the list: the sheet closes
 * first.
 */
export const RhfListField = boundRow(function RhfListField<Values extends FieldValues = FieldValues>(
  props: RhfListFieldProps<Values>,
) {
  return <ListRow {...props} Bind={ByControl} component="RhfListField" />;
});
