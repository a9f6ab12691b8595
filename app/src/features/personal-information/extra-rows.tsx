import type { Field } from '@kopa/contract/fields/field';
import { personalFields, type PersonalExtra } from '@kopa/contract/fields/personal-fields';
import { cleanPersonalExtra, typedPhone } from '@kopa/contract/sections';
import type { TextFieldProps } from '@kopa/ui/text-field';
import { RhfPhoneField, RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';

type Typing = Pick<TextFieldProps, 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'maxLength'>;

const code: Typing = { autoCapitalize: 'characters', autoComplete: 'off' };
const digits: Typing = { inputMode: 'numeric', autoComplete: 'off' };
const words: Typing = { autoCapitalize: 'words', maxLength: 100 };

/** The input of each typed row, and whether the row has a hint. */
const typed: Partial<Record<PersonalExtra, Typing & { saysWhat?: boolean }>> = {
  rfc: { ...code, saysWhat: true },
  curp: { ...code, saysWhat: true },
  nss: { ...digits, saysWhat: true },
  pinCode: { ...digits, autoComplete: 'postal-code', saysWhat: true },
  age: digits,
  cityOfBirth: { ...words, autoComplete: 'off' },
  county: { ...words, autoComplete: 'address-level3' },
};

/**
 * Personal rows of markets other than Kenya, by wire name (S3-19 to S3-35, S5-21 to S5-23); each is required.
 */
export default function ExtraRows({ extras }: { extras: readonly PersonalExtra[] }) {
  return extras.map((extra) => <ExtraRow key={extra} extra={extra} />);
}

function ExtraRow({ extra }: { extra: PersonalExtra }) {
  const { t } = useTranslation('personal');
  const options = useOptions();
  const row = { ...rowOf(extra), label: t(`${extra}.label`), required: true };
  const { kind, lists, length }: Field = personalFields[extra];
  if (lists?.[0]) return <RhfListField picker={LazyOptionPicker} {...row} options={options(lists[0])} />;
  if (kind === 'mobile') return <RhfPhoneField {...row} normalise={(raw) => typedPhone(raw, policy())} />;
  const { saysWhat, ...typing } = typed[extra] ?? {};
  return (
    <RhfTextField
      {...row}
      {...typing}
      {...(length !== undefined && { counter: length })}
      sanitize={(raw) => cleanPersonalExtra(extra, raw)}
      spellCheck={false}
      {...(saysWhat && { placeholder: t(`${extra}.wanted`) })}
    />
  );
}
