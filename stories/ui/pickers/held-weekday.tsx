import { useLocale } from '@kopa/ui/strings';
import { weekdayName, WeekdayPicker, type Weekday, type WeekdayPickerProps } from '@kopa/ui/weekday-picker';
import { useState } from 'react';
import { PickerRow } from './picker-row.tsx';

/** A WeekdayPicker with the row that opens it. */
export function HeldWeekday(args: WeekdayPickerProps) {
  const [value, setValue] = useState(args.value);
  const locale = useLocale();
  return (
    <PickerRow
      heading="Your work"
      label={args.title}
      value={value === null ? null : weekdayName(value as Weekday, locale)}
    >
      {(open, setOpen) => (
        <WeekdayPicker {...args} open={open} onOpenChange={setOpen} value={value} onChoose={setValue} />
      )}
    </PickerRow>
  );
}

export const friday = {
  open: false,
  onOpenChange: () => undefined,
  onChoose: () => undefined,
  title: 'Payday',
  value: 5 as number | null,
} satisfies WeekdayPickerProps;
