import type { PersonalExtra } from '@kopa/contract/policy';
import { cleanPersonalExtra, personalExtraChoices, typedPhone } from '@kopa/contract/sections';
import type { TextFieldProps } from '@kopa/ui/text-field';
import { RhfPhoneField, RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';

type Typing = Pick<TextFieldProps, 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'counter' | 'maxLength'>;

const code = (characters: number): Typing => ({
  autoCapitalize: 'characters',
  autoComplete: 'off',
  counter: characters,
});
const digits = (most: number): Typing => ({ inputMode: 'numeric', autoComplete: 'off', counter: most });
const words: Typing = { autoCapitalize: 'words', maxLength: 100 };

/** How each typed row is typed, and whether it says what is wanted. */
const typed: Partial<Record<PersonalExtra, Typing & { saysWhat?: boolean }>> = {
  rfc: { ...code(13), saysWhat: true },
  curp: { ...code(18), saysWhat: true },
  nss: { ...digits(11), saysWhat: true },
  pinCode: { ...digits(6), autoComplete: 'postal-code', saysWhat: true },
  age: { inputMode: 'numeric', autoComplete: 'off' },
  cityOfBirth: { ...words, autoComplete: 'off' },
  county: { ...words, autoComplete: 'address-level3' },
};

/** The lists that label the choices. */
const lists: Partial<Record<PersonalExtra, string>> = {
  loanPurpose: 'loanPurpose',
  language: 'callLanguage',
  cardType: 'identityCard',
};

/** Personal rows of markets besides Kenya, by their wire names (S3-19 to S3-35, S5-21 to S5-23); each is required. */
export default function ExtraRows({ extras }: { extras: readonly PersonalExtra[] }) {
  return extras.map((extra) => <ExtraRow key={extra} extra={extra} />);
}

function ExtraRow({ extra }: { extra: PersonalExtra }) {
  const { t } = useTranslation('personal');
  const options = useOptions();
  const row = { ...rowOf(extra), label: t(`${extra}.label`), required: true };
  const choices = personalExtraChoices(extra);
  if (choices)
    return (
      <RhfListField picker={LazyOptionPicker} {...row} options={options(lists[extra] ?? extra, choices)} />
    );
  if (extra === 'alternativePhone')
    return <RhfPhoneField {...row} normalise={(raw) => typedPhone(raw, policy().phone)} />;
  const { saysWhat, ...typing } = typed[extra] ?? {};
  return (
    <RhfTextField
      {...row}
      {...typing}
      sanitize={(raw) => cleanPersonalExtra(extra, raw)}
      spellCheck={false}
      {...(saysWhat && { placeholder: t(`${extra}.wanted`) })}
    />
  );
}
