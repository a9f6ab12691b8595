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

/** The input of each typed row. */
const typed = {
  rfc: code,
  curp: code,
  nss: digits,
  pinCode: { ...digits, autoComplete: 'postal-code' },
  age: digits,
  cityOfBirth: { ...words, autoComplete: 'off' },
  county: { ...words, autoComplete: 'address-level3' },
} satisfies Partial<Record<PersonalExtra, Typing>>;
const isTyped = (extra: PersonalExtra): extra is keyof typeof typed => extra in typed;

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
  if (!isTyped(extra)) return null;
  return (
    <RhfTextField
      {...row}
      {...typed[extra]}
      {...(length !== undefined && { counter: length })}
      sanitize={(raw) => cleanPersonalExtra(extra, raw)}
      spellCheck={false}
      placeholder={t(`${extra}.wanted`)}
    />
  );
}
