import { isKenyanMobile, normalisePhone } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedNumber } from './typed-number.ts';

/**
 * The row in which a visitor types a mobile number. It begins with `initial`, or with what was typed before. `typed` reads it as it
 * stands; `check` gives its national digits, or, where it is no Kenyan mobile number, null: the row then says so and has the focus.
 */
export function useMobileRow(label: string, initial?: string) {
  const { t } = useTranslation('validation');
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const typed = () => input.current?.value ?? '';
  const check = (): string | null => {
    const mobile = normalisePhone(typed());
    const wrong = mobile === '' ? 'mobile.required' : isKenyanMobile(mobile) ? null : 'mobile.invalid';
    setError(wrong ? t(wrong) : undefined);
    if (!wrong) return mobile;
    input.current?.focus();
    return null;
  };
  const row = (
    <FieldGroup>
      <PhoneField
        ref={(element) => {
          input.current = element as HTMLInputElement | null;
        }}
        label={label}
        required
        normalise={normalisePhone}
        placeholder="712 345 678"
        defaultValue={initial ?? typedNumber()}
        error={error}
      />
    </FieldGroup>
  );
  return { row, typed, check };
}
