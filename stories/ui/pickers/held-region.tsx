import { RegionPicker, type Region, type RegionPickerProps } from '@kopa/ui/region-picker';
import { useState } from 'react';
import { districts, plain } from './held-option.tsx';
import { PickerRow } from './picker-row.tsx';

/** Some of Kenya, as far as the stories go. */
export const provinces: Region[] = [
  { value: 'Central', label: 'Central', cities: plain('Kiambu', 'Kirinyaga', 'Muranga', 'Nyeri') },
  { value: 'Coast', label: 'Coast', cities: plain('Kilifi', 'Kwale', 'Lamu', 'Mombasa') },
  { value: 'Eastern', label: 'Eastern', cities: plain('Embu', 'Isiolo', 'Kitui', 'Machakos') },
  { value: 'Nairobi', label: 'Nairobi', cities: plain('Dagoretti', 'Kasarani', 'Langata') },
  { value: 'Rift Valley', label: 'Rift Valley', cities: districts },
  { value: 'Western', label: 'Western', cities: plain('Bungoma', 'Busia', 'Kakamega') },
];

export const home = {
  open: false,
  onOpenChange: () => undefined,
  onChoose: () => undefined,
  title: 'Where you live',
  stateLabel: 'Province',
  cityLabel: 'District',
  states: provinces,
  value: null as RegionPickerProps['value'],
} satisfies RegionPickerProps;

/** A RegionPicker with the row that opens it. */
export function HeldRegion(args: RegionPickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PickerRow
      heading="Your home"
      label={args.title}
      value={value?.city ? `${value.city}, ${value.state}` : null}
    >
      {(open, setOpen) => (
        <RegionPicker {...args} open={open} onOpenChange={setOpen} value={value} onChoose={setValue} />
      )}
    </PickerRow>
  );
}
