import { DayOfMonthPicker, type DayOfMonthPickerProps } from '@kopa/ui/day-of-month-picker';
import { useState } from 'react';
import { PickerRow } from './picker-row.tsx';

/** A DayOfMonthPicker with the row that opens it. */
export function HeldDayOfMonth(args: DayOfMonthPickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PickerRow heading="Your work" label={args.title} value={value === null ? null : `Day ${value}`}>
      {(open, setOpen) => (
        <DayOfMonthPicker {...args} open={open} onOpenChange={setOpen} value={value} onConfirm={setValue} />
      )}
    </PickerRow>
  );
}

export const payday = {
  open: false,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  title: 'Payday',
  value: 15 as number | null,
} satisfies DayOfMonthPickerProps;
