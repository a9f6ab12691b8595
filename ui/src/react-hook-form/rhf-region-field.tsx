'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { RegionPicker, type RegionPickerProps, type RegionValue } from '../pickers/region-picker/index.js';
import type { Bound, GivenToPicker } from './binding.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './rhf-sheet-field.js';

/** A state, with a city once chosen. */
interface Region {
  state: string;
  city: string | null;
}

interface RhfRegionFieldOwnProps<Values extends FieldValues>
  extends
    Bound<Values, Region | null | undefined>,
    SheetRowProps<RegionValue>,
    Omit<RegionPickerProps, GivenToPicker> {
  /** The row's text for a value with loaded cities. Default: the labels, "Nakuru, Rift Valley". */
  wordsFor?: ((value: Region) => ReactNode) | undefined;
}

export type RhfRegionFieldProps<Values extends FieldValues> = RhfRegionFieldOwnProps<Values> & Obligation;

/**
 * A PickerField with its RegionPicker, bound to a form's `{ state, city }`, null for none. The row shows an
 * error of either.
 */
export function RhfRegionField<Values extends FieldValues = FieldValues>(props: RhfRegionFieldProps<Values>) {
  const [row, { wordsFor, ...picker }] = rowAndPicker(props);
  const words = ({ state, city }: Region) => {
    const chosen = picker.states.find((one) => one.value === state);
    const place = chosen?.cities?.find((one) => one.value === city)?.label ?? city;
    return [place, chosen?.label ?? state].filter(Boolean).join(', ');
  };
  const chosenIn = (held: Region) => (held.state ? { state: held.state, city: held.city || null } : null);
  return (
    <SheetField<Values, RegionValue, Region | null | undefined>
      component="RhfRegionField"
      row={row}
      words={(held) => {
        const chosen = chosenIn(held);
        return chosen && (wordsFor ?? words)(chosen);
      }}
    >
      {(sheet) => <RegionPicker {...picker} {...sheet} value={sheet.value && chosenIn(sheet.value)} />}
    </SheetField>
  );
}
