import { workFields, type WorkExtra } from '@kopa/contract/fields/additional-fields';
import {
  editWork,
  visibleWorkRows,
  type AdditionalSection,
  type WorkField,
  type WorkRow,
} from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { Skeleton } from '@kopa/ui/skeleton';
import { RhfListField } from '@kopa/ui/react-hook-form';
import { lazy, Suspense } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { setText } from '../../shared/form/set-text.ts';
import { useAnnouncedRows } from '../../shared/form/use-announced-rows.ts';
import { policy } from '../../shared/session/policy.ts';
import { PaydayRow } from './payday-row.tsx';

const ExtraWorkRows = lazy(() => import('./extra-work-rows.tsx'));

type Form = UseFormReturn<AdditionalSection>;
type ListField = Exclude<WorkField, 'monthlyPayday' | 'monthlyPaydayTwo'>;

function isExtra(row: WorkRow): row is WorkExtra {
  return 'extra' in workFields[row];
}

/** The work rows for the current answers (S4-55 to S4-71), then the market's. */
export function WorkRows({ form }: { form: Form }) {
  const { t } = useTranslation('additional');
  const [employmentType, payFrequency] = useWatch({
    control: form.control,
    name: ['employmentType', 'payFrequency'],
  });
  const rows = visibleWorkRows({ employmentType, payFrequency }, policy());
  const extras = rows.filter(isExtra);
  const common = rows.filter((row): row is WorkField => !isExtra(row));
  useAnnouncedRows(rows.join(), t('rowsChanged'));
  return (
    <FieldGroup legend={t('work')} className="pt-2">
      {common.map((field) =>
        field === 'monthlyPayday' || field === 'monthlyPaydayTwo' ? (
          <PaydayRow key={`${field}${payFrequency}`} form={form} field={field} payFrequency={payFrequency} />
        ) : (
          <ListRow key={field} form={form} field={field} />
        ),
      )}
      {extras.length > 0 && (
        <Suspense fallback={<Skeleton rows={extras.length} />}>
          <ExtraWorkRows
            extras={extras}
            onEdit={(field, value, before) => clearAlong(form, field, value, before)}
          />
        </Suspense>
      )}
    </FieldGroup>
  );
}

function ListRow({ form, field }: { form: Form; field: ListField }) {
  const { t } = useTranslation('additional');
  const options = useOptions();
  return (
    <RhfListField<AdditionalSection>
      picker={LazyOptionPicker}
      {...rowOf(field)}
      label={t(`${field}.label`)}
      required
      options={options(workFields[field].lists[0])}
      onChosen={(value, before) => clearAlong(form, field, value, before)}
    />
  );
}

/** Clears the fields that an edit invalidates and reports each as empty (S4-55, S4-70, S4-71). */
function clearAlong(form: Form, field: WorkRow, value: string, before: string | null): void {
  const until = { ...form.getValues(), [field]: before ?? '' };
  for (const cleared of editWork(until, field, value, policy()).cleared)
    setText(form, cleared as WorkField, '');
}
