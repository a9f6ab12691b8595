import { OptionPicker, type Option, type OptionPickerProps } from '@kopa/ui/option-picker';
import { useState } from 'react';
import { PickerRow } from './picker-row.tsx';

export const education: Option[] = [
  { value: '1', label: 'No school' },
  { value: '2', label: 'Primary school' },
  { value: '3', label: 'Senior school' },
  { value: '4', label: 'Technical college' },
  { value: '5', label: 'University' },
];

export const plain = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));

export const districts: Option[] = [
  ...plain('Baringo North', 'Baringo South', 'Bomet Central', 'Bureti', 'Eldoret East', 'Eldoret West'),
  ...plain('Kajiado Central', 'Kericho', 'Laikipia East', 'Marakwet', 'Naivasha'),
  { value: 'Nakuru', label: 'Nakuru', caption: 'with Nakuru North' },
  { value: 'Nandi North', label: 'Nandi North', caption: 'with Nandi Central' },
  { value: 'Nandi South', label: 'Nandi South', caption: 'with Nandi East, Tinderet' },
  ...plain('Narok North', 'Narok South', 'Turkana Central'),
  { value: 'Turkana North', label: 'Turkana North', keywords: ['Lokitaung'] },
  ...plain('West Pokot'),
];

/** An OptionPicker with the row that opens it. */
export function HeldOption(args: OptionPickerProps) {
  const [value, setValue] = useState(args.value);
  const chosen = args.options.find((option) => option.value === value)?.label ?? null;
  return (
    <PickerRow label={args.title} value={chosen}>
      {(open, setOpen) => (
        <OptionPicker {...args} open={open} onOpenChange={setOpen} value={value} onChoose={setValue} />
      )}
    </PickerRow>
  );
}
