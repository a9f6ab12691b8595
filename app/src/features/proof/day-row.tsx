import { isDay, type Day } from '@kopa/contract/calendar';
import { PickerField } from '@kopa/ui/picker-field';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { setText, useMessage } from '../../shared/form/rows.tsx';
import { useLater } from '../../shared/form/use-later.ts';
import { useFormat } from '../../shared/language/format.ts';
import type { ProofValues } from './proof-values.ts';

const loadPicker = () => import('@kopa/ui/date-picker');

/** The day on which it was paid: one from the loan's first day to today. */
export function DayRow({
  form,
  label,
  min,
  max,
}: {
  form: UseFormReturn<ProofValues>;
  label: string;
  min: Day;
  max: Day;
}) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const picker = useLater(loadPicker, open);
  const typed = useWatch({ control: form.control, name: 'paidOn' });
  const value = isDay(typed) ? typed : null;
  const error = useMessage(form, 'paidOn');
  form.register('paidOn');
  return (
    <>
      <PickerField
        id="paidOn"
        label={label}
        required
        opens="calendar"
        open={open}
        value={value && format.weekdayDay(value)}
        onOpen={() => setOpen(true)}
        error={error}
      />
      {picker && (
        <picker.DatePicker
          open={open}
          onOpenChange={setOpen}
          title={label}
          value={value}
          min={min}
          max={max}
          sentence={(day) => <strong className="font-semibold">{format.fullDay(day)}</strong>}
          onConfirm={(day) => {
            setOpen(false);
            setText(form, 'paidOn', day);
          }}
        />
      )}
    </>
  );
}
