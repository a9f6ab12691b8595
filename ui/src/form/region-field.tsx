'use client';
import type { ReactNode } from 'react';
import type { Obligation } from '../fields/field-row/index.js';
import { RegionPicker, type RegionPickerProps, type RegionValue } from '../pickers/region-picker/index.js';
import { ByAdapter } from './adapter.js';
import type { Binds, Bound, GivenToPicker } from './bound.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './sheet-field.js';

/** A state, with a city once chosen. */
export interface Region {
  state: string;
  city: string | null;
}

export interface RegionRowProps extends SheetRowProps<RegionValue>, Omit<RegionPickerProps, GivenToPicker> {
  /** The row's text for a value with loaded cities. Default: the labels, "Nakuru, Rift Valley". */
  wordsFor?: ((value: Region) => ReactNode) | undefined;
}

const chosenIn = (held: Region) => (held.state ? { state: held.state, city: held.city || null } : null);

/** The region row of every library. */
export function RegionRow({ Bind, component, ...props }: RegionRowProps & Bound & Binds) {
  const [row, { wordsFor, ...picker }] = rowAndPicker(props);
  const words = ({ state, city }: Region) => {
    const chosen = picker.states.find((one) => one.value === state);
    const place = chosen?.cities?.find((one) => one.value === city)?.label ?? city;
    return [place, chosen?.label ?? state].filter(Boolean).join(', ');
  };
  return (
    <SheetField<RegionValue>
      Bind={Bind}
      component={component}
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

export type BoundRegionFieldProps = Bound & RegionRowProps & Obligation;

/**
 * A PickerField with its RegionPicker, bound to a form's `{ state, city }`, null for none. The row shows an
 * error of either.
 */
export function BoundRegionField(props: BoundRegionFieldProps) {
  return <RegionRow {...props} Bind={ByAdapter} component="BoundRegionField" />;
}
