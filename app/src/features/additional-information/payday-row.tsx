import type { AdditionalSection } from '@kopa/contract/sections';
import { RhfSheetField, type SheetOfRow } from '@kopa/ui/react-hook-form';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { useLazyPart } from '../../shared/form/use-lazy-part.ts';

const loadPickers = () => import('./payday-pickers.ts');
// The screen is fetched before it opens: by then the line may be gone.
loadPickers().catch(() => undefined);

/**
 * A payday by pay frequency: a day of the month for Monthly and Biweekly (S4-63, S4-64, S4-65), a weekday for
 * Weekly and Fourteen (S4-66, S4-67). Two paydays must differ.
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
  const other = useWatch({
    control: form.control,
    name: field === 'monthlyPayday' ? 'monthlyPaydayTwo' : 'monthlyPayday',
  });
  const taken = t(`${field}.taken`);
  const byDate = payFrequency === 'Monthly' || payFrequency === 'Biweekly';
  return (
    <RhfSheetField<AdditionalSection>
      {...rowOf(field)}
      label={t(`${field}.label`)}
      required
      opens={byDate ? 'calendar' : 'sheet'}
      words={(day) => (byDate ? t('dayOfMonth', { day: Number(day) }) : t(`enumerations:weekday.${day}`))}
      accepts={(day) => day !== other || taken}
    >
      {(sheet) => (
        <PaydaySheet
          {...sheet}
          byDate={byDate}
          taken={other === '' ? null : { day: Number(other), reason: taken }}
        />
      )}
    </RhfSheetField>
  );
}

/** The sheet of a payday, fetched after the rows. */
function PaydaySheet({
  byDate,
  taken,
  value,
  onChoose,
  ...sheet
}: SheetOfRow<string> & {
  byDate: boolean;
  /** The other payday, with the reason why it cannot be chosen here. */
  taken: { day: number; reason: string } | null;
}) {
  const pickers = useLazyPart(loadPickers, sheet.open);
  if (!pickers) return null;
  const day = value === null ? null : Number(value);
  const choose = (chosen: number) => onChoose(String(chosen));
  return byDate ? (
    <pickers.DayOfMonthPicker {...sheet} value={day} unavailable={taken ? [taken] : []} onConfirm={choose} />
  ) : (
    <pickers.WeekdayPicker {...sheet} value={day} onChoose={choose} />
  );
}
