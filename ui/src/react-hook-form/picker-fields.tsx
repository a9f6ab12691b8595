'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { OptionPicker, type OptionPickerProps } from '../pickers/option-picker/index.js';
import { RegionPicker, type RegionPickerProps, type RegionValue } from '../pickers/region-picker/index.js';
import { ownProps, type Bound, type Text } from './binding.js';
import { Controlled } from './bound-field.js';
import { rowAndPicker, SheetRow, type SheetRowProps } from './sheet-row.js';

/** What the row gives its picker. */
type Given = 'open' | 'onOpenChange' | 'title' | 'value' | 'onChoose';

export interface RhfPickerFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, SheetRowProps, Omit<OptionPickerProps, Given> {
  /** Words for a value that is none of the options, such as one that was saved long ago. Default: nothing is chosen. */
  wordsFor?: ((value: string) => ReactNode) | undefined;
  /** After the choice is in the form: clear what depends on it here. */
  onChosen?: ((value: string) => void) | undefined;
}

/** A PickerField with its OptionPicker, bound to a form's text: the value of the chosen option, '' or null for none. */
export function RhfPickerField<Values extends FieldValues = FieldValues>(props: RhfPickerFieldProps<Values>) {
  const [own, { wordsFor, onChosen, ...picker }] = rowAndPicker(ownProps(props));
  const words = (value: string) =>
    picker.options.find((option) => option.value === value)?.label ?? wordsFor?.(value);
  return (
    <Controlled<Values, Text> component="RhfPickerField" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => (
        <SheetRow row={row} own={own} words={value ? words(value) : null}>
          {(sheet) => (
            <OptionPicker
              {...picker}
              {...sheet}
              value={value || null}
              onChoose={(chosen) => {
                onChange(chosen);
                onChosen?.(chosen);
              }}
            />
          )}
        </SheetRow>
      )}
    </Controlled>
  );
}

/** A state, and a city of it once one is chosen. */
type Region = { state: string; city: string | null } | null | undefined;

export interface RhfRegionFieldProps<Values extends FieldValues>
  extends Bound<Values, Region>, SheetRowProps, Omit<RegionPickerProps, Given> {
  /** The choice as the row shows it, where cities are loaded. Default: the labels, "Nakuru, Rift Valley". */
  wordsFor?: ((value: { state: string; city: string | null }) => ReactNode) | undefined;
  /** After the choice is in the form. */
  onChosen?: ((value: RegionValue) => void) | undefined;
}

/** A PickerField with its RegionPicker, bound to a form's `{ state, city }`, null for none. An error of either shows in the row. */
export function RhfRegionField<Values extends FieldValues = FieldValues>(props: RhfRegionFieldProps<Values>) {
  const [own, { wordsFor, onChosen, ...picker }] = rowAndPicker(ownProps(props));
  const words = ({ state, city }: NonNullable<Region>) => {
    const chosen = picker.states.find((one) => one.value === state);
    const place = chosen?.cities?.find((one) => one.value === city)?.label ?? city;
    return [place, chosen?.label ?? state].filter(Boolean).join(', ');
  };
  return (
    <Controlled<Values, Region> component="RhfRegionField" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => {
        const chosen = value?.state ? { state: value.state, city: value.city || null } : null;
        return (
          <SheetRow row={row} own={own} words={chosen && (wordsFor ?? words)(chosen)}>
            {(sheet) => (
              <RegionPicker
                {...picker}
                {...sheet}
                value={chosen}
                onChoose={(to) => {
                  onChange(to);
                  onChosen?.(to);
                }}
              />
            )}
          </SheetRow>
        );
      }}
    </Controlled>
  );
}
