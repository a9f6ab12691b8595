'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { RegionRow, type Region, type RegionRowProps } from '../form/region-field.js';
import type { Bound } from './binding.js';
import { ByControl } from './bound-field.js';

export type RhfRegionFieldProps<Values extends FieldValues> = Bound<Values, Region | null | undefined> &
  RegionRowProps &
  Obligation;

/**
 * A PickerField with its RegionPicker, bound to a form's `{ state, city }`, null for none. The row shows an
 * error of either.
 */
export function RhfRegionField<Values extends FieldValues = FieldValues>(props: RhfRegionFieldProps<Values>) {
  return <RegionRow {...props} Bind={ByControl} component="RhfRegionField" />;
}
