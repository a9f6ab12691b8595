import type { WorkExtra } from '@kopa/contract/policy';
import { cleanWorkExtra, workExtraChoices } from '@kopa/contract/sections';
import type { TextFieldProps } from '@kopa/ui/text-field';
import { RhfPhoneField, RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';

interface RowProps {
  extra: WorkExtra;
  /** A choice was taken; `before` is what the form held until then. */
  onEdit: (field: WorkExtra, value: string, before: string | null) => void;
}

/** `form` is the row's own word for the form that holds its value. */
type Typing = Omit<Partial<TextFieldProps>, 'form'>;
const words: Typing = { autoCapitalize: 'words', maxLength: 100 };
/** How each typed row is typed. */
const typed: Partial<Record<WorkExtra, Typing>> = {
  companyName: { ...words, autoComplete: 'organization' },
  workAddress: { ...words, autoComplete: 'section-work street-address' },
  workState: { ...words, autoComplete: 'section-work address-level1' },
  workCity: { ...words, autoComplete: 'section-work address-level2' },
  workCounty: { ...words, autoComplete: 'section-work address-level3' },
  workPinCode: { inputMode: 'numeric', autoComplete: 'section-work postal-code', counter: 6 },
};

/** The lists whose labels go by another name. */
const lists: Partial<Record<WorkExtra, string>> = { workThereTime: 'jobExperience' };

/** Work rows of markets besides Kenya, by their wire names (S3-47 to S3-56, S3-93 to S3-96); each is required. */
export default function ExtraWorkRows({
  extras,
  ...rest
}: Omit<RowProps, 'extra'> & { extras: readonly WorkExtra[] }) {
  return extras.map((extra) => <ExtraWorkRow key={extra} {...rest} extra={extra} />);
}

function ExtraWorkRow({ extra, onEdit }: RowProps) {
  const { t } = useTranslation('additional');
  const employmentType = useWatch<Record<string, string>>({ name: 'employmentType' });
  const row = { ...rowOf(extra), label: t(`${extra}.label`), required: true };
  const choices = workExtraChoices(extra, { employmentType: employmentType ?? '' });
  if (choices) {
    const Row = extra === 'designation' ? OccupationRow : ChosenRow;
    return <Row row={row} extra={extra} choices={choices} onEdit={onEdit} />;
  }
  // A company's line may have eight digits, a mobile number nine.
  if (extra === 'companyPhone')
    return <RhfPhoneField {...row} normalise={(raw) => cleanWorkExtra(extra, raw)} />;
  return (
    <RhfTextField
      {...row}
      {...typed[extra]}
      sanitize={extra === 'workPinCode' ? (raw) => cleanWorkExtra(extra, raw) : undefined}
    />
  );
}

interface ChosenRowProps extends Pick<RowProps, 'extra' | 'onEdit'> {
  row: { id: string; name: string; label: string; required: boolean };
  choices: readonly string[];
}

function ChosenRow({ row, extra, choices, onEdit }: ChosenRowProps) {
  const options = useOptions();
  return (
    <RhfListField
      picker={LazyOptionPicker}
      {...row}
      options={options(lists[extra] ?? extra, choices)}
      onChosen={(value, before) => onEdit(extra, value, before)}
    />
  );
}

/** What someone works as: a long list with words of its own, fetched only where it is asked. */
function OccupationRow({ row, extra, choices, onEdit }: ChosenRowProps) {
  const { t } = useTranslation('occupations');
  const options = choices.map((code) => ({ value: code, label: t(`designation.${code}`) }));
  return (
    <RhfListField
      picker={LazyOptionPicker}
      {...row}
      options={options}
      onChosen={(value, before) => onEdit(extra, value, before)}
    />
  );
}
