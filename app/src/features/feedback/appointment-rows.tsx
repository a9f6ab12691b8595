import { addDays } from '@kopa/contract/calendar';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfListField, RhfSheetField } from '@kopa/ui/react-hook-form';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { setText } from '../../shared/form/set-text.ts';
import { LazyDatePicker } from '../../shared/form/lazy-date-picker.tsx';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { useToday } from '../../shared/screen/use-today.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import { policy } from '../../shared/session/policy.ts';
import { clocks, instantOf, type FeedbackForm } from './feedback-form.ts';

/** The requested time of a call (S3-125): a day, and then a time. Both or none. */
export default function AppointmentRows({ form }: { form: UseFormReturn<FeedbackForm> }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const day = useWatch({ control: form.control, name: 'appointmentDay' });
  const clock = useWatch({ control: form.control, name: 'appointmentClock' });
  // Late in the evening no time is left today.
  const first = isOver(today, clocks.at(-1) ?? '') ? addDays(today, 1) : today;
  const left = clocks.filter((each) => day !== today || !isOver(today, each));
  // An earlier request keeps its time.
  const times = clock === '' || left.includes(clock) ? left : [clock, ...left];
  return (
    <FieldGroup>
      <RhfSheetField<FeedbackForm>
        {...rowOf('appointmentDay')}
        label={t('appointmentDay.label')}
        optional
        opens="calendar"
        open={open}
        onOpenChange={setOpen}
        words={format.weekdayDay}
        onChosen={(chosen) => {
          if (clock !== '' && chosen === today && isOver(chosen, clock))
            setText(form, 'appointmentClock', '');
        }}
      >
        {({ value, onChoose, ...sheet }) => (
          <LazyDatePicker
            {...sheet}
            value={value !== null && value >= first ? value : null}
            min={first}
            max={addDays(today, policy().feedback.appointmentDays)}
            initial={first}
            onConfirm={onChoose}
          />
        )}
      </RhfSheetField>
      <RhfListField<FeedbackForm>
        picker={LazyOptionPicker}
        {...rowOf('appointmentClock')}
        label={t('appointmentClock.label')}
        options={times.map((each) => ({ value: each, label: each }))}
        {...(day === ''
          ? { optional: true, blockedReason: t('appointmentClock.blocked'), onBlocked: () => setOpen(true) }
          : { required: true })}
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
