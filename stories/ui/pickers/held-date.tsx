import { DatePicker, longDate, type DatePickerProps } from '@kopa/ui/date-picker';
import { useLocale } from '@kopa/ui/strings';
import { useState } from 'react';
import { PickerRow } from './picker-row.tsx';

/** A fixed day, so that ages and pictures stay. */
const TODAY = '2026-11-21';
export const age = (iso: string) =>
  Number(TODAY.slice(0, 4)) - Number(iso.slice(0, 4)) - (iso.slice(5) > TODAY.slice(5) ? 1 : 0);

/** A birthday: 65 years, and a rule that refuses who is too young. */
export const birthday = {
  open: false,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  title: 'Birthday',
  value: '1994-03-14' as string | null,
  min: '1946-11-21',
  max: '2026-11-21',
  validate: (iso: string) => (age(iso) < 18 ? 'You must be 18 or older to borrow' : null),
} satisfies DatePickerProps;

/** A DatePicker with the row that opens it. */
export function HeldDate(args: DatePickerProps) {
  const [value, setValue] = useState(args.value);
  const locale = useLocale();
  const say = (iso: string) => (
    <>
      <strong>{longDate(iso, locale)}</strong>
      {locale.startsWith('en') && ` · you are ${age(iso)}`}
    </>
  );
  return (
    <PickerRow
      label={args.title}
      value={value && new Date(value).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
      opens="calendar"
    >
      {(open, setOpen) => (
        <DatePicker
          sentence={say}
          {...args}
          open={open}
          onOpenChange={setOpen}
          value={value}
          onConfirm={setValue}
        />
      )}
    </PickerRow>
  );
}
