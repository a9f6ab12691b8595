import { offeredEmploymentTypes } from '@kopa/contract/enumerations';
import { clearedByWorkEdit, workRows, type AdditionalSection, type WorkField } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../shared/form/options.ts';
import { PickRow, setText } from '../../shared/form/rows.tsx';

/** The list that labels a row's choices. */
const lists: Record<WorkField, string> = {
  employmentType: 'employmentType',
  industryCategory: 'industry',
  jobExperience: 'jobExperience',
  monthlySalary: 'incomeBand',
  payFrequency: 'payFrequency',
  monthlyPayday: 'weekday',
  monthlyPaydayTwo: 'weekday',
};

/** The work rows that the answers so far call for (S4-55 to S4-71). */
export function WorkRows({ form }: { form: UseFormReturn<AdditionalSection> }) {
  const { t } = useTranslation('additional');
  const options = useOptions();
  const [employmentType, payFrequency] = useWatch({
    control: form.control,
    name: ['employmentType', 'payFrequency'],
  });
  const rows = workRows({ employmentType, payFrequency });
  const byDate = payFrequency === 'Monthly' || payFrequency === 'Biweekly';
  return (
    <FieldGroup legend={t('work')}>
      {(Object.entries(rows) as [WorkField, readonly string[]][]).map(([field, codes]) => (
        <PickRow
          key={field}
          form={form}
          name={field}
          label={t(`${field}.label`)}
          required
          options={
            byDate && (field === 'monthlyPayday' || field === 'monthlyPaydayTwo')
              ? codes.map((day) => ({ value: day, label: t('dayOfMonth', { day }) }))
              : options(lists[field], field === 'employmentType' ? offeredEmploymentTypes : codes)
          }
          note={byDate && field.startsWith('monthlyPayday') ? t('shortMonths') : undefined}
          onChosen={() => {
            for (const cleared of clearedByWorkEdit(field)) setText(form, cleared, '');
          }}
        />
      ))}
    </FieldGroup>
  );
}
