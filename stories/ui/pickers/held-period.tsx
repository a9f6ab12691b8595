import { cardPeriod, ValidPeriodPicker, type ValidPeriodPickerProps } from '@kopa/ui/valid-period-picker';
import { useState } from 'react';
import { PickerRow } from './picker-row.tsx';

/** A ValidPeriodPicker with the row that opens it. */
export function HeldPeriod(args: ValidPeriodPickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PickerRow heading="Your card" label={args.title} value={value && cardPeriod(value)} opens="calendar">
      {(open, setOpen) => (
        <ValidPeriodPicker {...args} open={open} onOpenChange={setOpen} value={value} onConfirm={setValue} />
      )}
    </PickerRow>
  );
}

export const card = {
  open: false,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  title: 'Valid until',
  value: '2029-07' as string | null,
  from: '2026-11',
  to: '2046-12',
} satisfies ValidPeriodPickerProps;
