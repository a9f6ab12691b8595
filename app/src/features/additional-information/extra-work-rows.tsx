import { workFields, type WorkExtra } from '@kopa/contract/fields/additional-fields';
import type { Field, List } from '@kopa/contract/fields/field';
import { cleanWorkExtra, workList } from '@kopa/contract/sections';
import type { TextFieldProps } from '@kopa/ui/text-field';
import { RhfPhoneField, RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';

interface RowProps {
  extra: WorkExtra;
  /** Called after a choice; `before` is the form's earlier value. */
  onEdit: (field: WorkExtra, value: string, before: string | null) => void;
}

/** `form` binds the row to the form of its value; each row is required. */
type Typing = Omit<Partial<TextFieldProps>, 'form' | 'optional'>;
const words: Typing = { autoCapitalize: 'words', maxLength: 100 };
/** The input of each typed row. */
const typed = {
  companyName: { ...words, autoComplete: 'organization' },
  workAddress: { ...words, autoComplete: 'section-work street-address' },
  workState: { ...words, autoComplete: 'section-work address-level1' },
  workCity: { ...words, autoComplete: 'section-work address-level2' },
  workCounty: { ...words, autoComplete: 'section-work address-level3' },
  workPinCode: { inputMode: 'numeric', autoComplete: 'section-work postal-code' },
} satisfies Partial<Record<WorkExtra, Typing>>;
const isTyped = (extra: WorkExtra): extra is keyof typeof typed => extra in typed;

/** Work rows of markets other than Kenya, by wire name (S3-47 to S3-56, S3-93 to S3-96); each is required. */
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
  const { kind, length }: Field = workFields[extra];
  const list = workList(extra, { employmentType });
  if (list) return <ChosenRow row={row} extra={extra} list={list} onEdit={onEdit} />;
  // A company's landline may have eight digits, a mobile number nine.
  if (kind === 'companyPhone')
    return <RhfPhoneField {...row} normalise={(raw) => cleanWorkExtra(extra, raw, policy().market)} />;
  if (!isTyped(extra)) return null;
  const typing: Typing = typed[extra];
  return (
    <RhfTextField
      {...row}
      {...typing}
      placeholder={t(`${extra}.wanted`)}
      {...(length !== undefined && {
        counter: length,
        sanitize: (raw: string) => cleanWorkExtra(extra, raw, policy().market),
      })}
    />
  );
}

/** A row with a list; the words of a long list are fetched only where it is asked. */
function ChosenRow({
  row,
  extra,
  list,
  onEdit,
}: Pick<RowProps, 'extra' | 'onEdit'> & {
  row: { id: string; name: string; label: string; required: boolean };
  list: List;
}) {
  const options = useOptions(list.labels?.split(':')[0]);
  return (
    <RhfListField
      picker={LazyOptionPicker}
      {...row}
      options={options(list)}
      onChosen={(value, before) => onEdit(extra, value, before)}
    />
  );
}
