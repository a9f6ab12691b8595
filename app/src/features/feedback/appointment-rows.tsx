import { addDays, dayOf } from '@kopa/contract/calendar';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PickRow, setText, useMessage } from '../../shared/form/rows.tsx';
import { useLater } from '../../shared/form/use-later.ts';
import { useFormat } from '../../shared/language/format.ts';
import { useToday } from '../../shared/screen/use-today.ts';
import { policy } from '../../shared/session/policy.ts';
import { clocks, instantOf, type FeedbackForm } from './feedback-form.ts';

const loadPicker = () => import('@kopa/ui/date-picker');

/** When the borrower wishes to be called (S3-125): a day, and then a time of it. Both or none. */
export default function AppointmentRows({ form }: { form: UseFormReturn<FeedbackForm> }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const picker = useLater(loadPicker, open);
  const day = useWatch({ control: form.control, name: 'appointmentDay' });
  const clock = useWatch({ control: form.control, name: 'appointmentClock' });
  const error = useMessage(form, 'appointmentDay');
  form.register('appointmentDay');
  const label = t('appointmentDay.label');
  // Late in the evening there is no time left today.
  const first = isOver(today, clocks.at(-1) ?? '') ? addDays(today, 1) : today;
  const left = clocks.filter((each) => day !== today || !isOver(today, each));
  // A time that was asked for before stays, whichever it is.
  const times = clock === '' || left.includes(clock) ? left : [clock, ...left];
  return (
    <FieldGroup>
      <PickerField
        id="appointmentDay"
        label={label}
        optional
        opens="calendar"
        open={open}
        value={day === '' ? null : format.weekdayDay(day)}
        onOpen={() => setOpen(true)}
        error={error}
      />
      {picker && (
        <picker.DatePicker
          open={open}
          onOpenChange={setOpen}
          title={label}
          value={day !== '' && day >= first ? day : null}
          min={first}
          max={addDays(today, policy().feedback.appointmentDays)}
          initial={first}
          onConfirm={(chosen) => {
            setOpen(false);
            setText(form, 'appointmentDay', chosen);
            if (clock !== '' && chosen === today && isOver(chosen, clock))
              setText(form, 'appointmentClock', '');
          }}
        />
      )}
      <PickRow
        form={form}
        name="appointmentClock"
        label={t('appointmentClock.label')}
        optional={day === ''}
        required={day !== ''}
        options={times.map((each) => ({ value: each, label: each }))}
        {...(day === '' && { blockedReason: t('appointmentClock.blocked'), onBlocked: () => setOpen(true) })}
      />
      {day !== '' && (
        <div className="px-1 py-1">
          <Button
            variant="text"
            onClick={() => {
              setText(form, 'appointmentDay', '');
              setText(form, 'appointmentClock', '');
              document.getElementById('appointmentDay')?.focus();
            }}
          >
            {t('appointmentDay.none')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

function isOver(day: string, clock: string): boolean {
  return instantOf(day, clock) <= Date.now() || day < dayOf(Date.now());
}
