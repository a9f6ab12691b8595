import type { AdditionalSection } from '@kopa/contract/sections';
import { DayOfMonthPicker } from '@kopa/ui/day-of-month-picker';
import { PickerField } from '@kopa/ui/picker-field';
import { useToast } from '@kopa/ui/toast';
import { WeekdayPicker } from '@kopa/ui/weekday-picker';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { setText, useMessage } from '../../shared/form/rows.tsx';

/**
 * A payday, as the frequency of pay has it: a day of the month for Monthly and Biweekly (S4-63, S4-64, S4-65), a day of the week
 * for Weekly and Fourteen (S4-66, S4-67). Of two paydays neither can be the other.
 */
export function PaydayRow({
  form,
  field,
  payFrequency,
}: {
  form: UseFormReturn<AdditionalSection>;
  field: 'monthlyPayday' | 'monthlyPaydayTwo';
  payFrequency: string;
}) {
  const { t } = useTranslation(['additional', 'enumerations']);
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [first, second] = useWatch({
    control: form.control,
    name: ['monthlyPayday', 'monthlyPaydayTwo'],
  });
  const error = useMessage(form, field);
  form.register(field);
  const label = t(`${field}.label`);
  const [value, other] = field === 'monthlyPayday' ? [first, second] : [second, first];
  const day = value === '' ? null : Number(value);
  const taken = t(`${field}.taken`);
  const byDate = payFrequency === 'Monthly' || payFrequency === 'Biweekly';
  const choose = (chosen: number) => setText(form, field, String(chosen));
  return (
    <>
      <PickerField
        id={field}
        label={label}
        required
        opens={byDate ? 'calendar' : 'sheet'}
        open={open}
        value={day === null ? null : byDate ? t('dayOfMonth', { day }) : t(`enumerations:weekday.${day}`)}
        onOpen={() => setOpen(true)}
        error={error}
      />
      {byDate ? (
        <DayOfMonthPicker
          open={open}
          onOpenChange={setOpen}
          title={label}
          value={day}
          unavailable={other === '' ? [] : [{ day: Number(other), reason: taken }]}
          onConfirm={choose}
        />
      ) : (
        <WeekdayPicker
          open={open}
          onOpenChange={setOpen}
          title={label}
          value={day}
          onChoose={(chosen) => {
            if (String(chosen) === other) toast(taken, { key: 'samePayday', tone: 'info' });
            else choose(chosen);
          }}
        />
      )}
    </>
  );
}
