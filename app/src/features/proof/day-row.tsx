import { isDay, type Day } from '@kopa/contract/calendar';
import { RhfSheetField } from '@kopa/ui/react-hook-form';
import { LazyDatePicker } from '../../shared/form/lazy-date-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { useFormat } from '../../shared/language/format.ts';
import type { ProofValues } from './proof-values.ts';

/** The day of payment: from the loan's first day to today. */
export function DayRow({ label, min, max }: { label: string; min: Day; max: Day }) {
  const format = useFormat();
  return (
    <RhfSheetField<ProofValues>
      {...rowOf('paidOn')}
      label={label}
      required
      opens="calendar"
      words={(day) => isDay(day) && format.weekdayDay(day)}
    >
      {({ value, onChoose, ...sheet }) => (
        <LazyDatePicker
          {...sheet}
          value={value !== null && isDay(value) ? value : null}
          min={min}
          max={max}
          sentence={(day) => <strong className="font-semibold">{format.fullDay(day)}</strong>}
          onConfirm={onChoose}
        />
      )}
    </RhfSheetField>
  );
}
