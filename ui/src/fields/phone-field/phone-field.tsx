'use client';
import { useCallback } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { useMarket } from '../../foundations/strings/index.js';
import type { Obligation } from '../field-row/index.js';
import { assignRef, TextField, type TextControl, type TextFieldProps } from '../text-field/index.js';
import { inGroups, showInGroups } from './in-groups.js';

const threes = [3, 3];

interface PhoneFieldOwnProps extends Omit<
  TextFieldProps,
  'prefix' | 'inputMode' | 'type' | 'sanitize' | 'multiline' | 'maxLength' | 'counter'
> {
  /** The calling code: shown, never part of the value. Default: the market's. */
  prefix?: string;
  /** Number of digits after the calling code. Default: the market's. */
  digits?: number;
  /**
   * Extracts the digits of typed or pasted text. Default: drops signs, the calling code and a leading zero.
   */
  normalise?: (raw: string) => string;
  /** Shows "6 of 9" while typing. */
  counter?: boolean;
}

export type PhoneFieldProps = PhoneFieldOwnProps & Obligation;

/**
 * A mobile number as digits after the calling code: with the code, with the code's plus, with a leading zero
 * or without, all notations give the same digits, shown in groups ("712 345 678"). The empty row shows the
 * market's example. Renders an `<input type="tel">` in a FieldRow; accepts `register`.
 */
export function PhoneField({
  prefix: givenPrefix,
  digits: givenDigits,
  normalise,
  counter = true,
  autoComplete = 'tel-national',
  placeholder,
  ref,
  ...rest
}: PhoneFieldProps) {
  const { phone } = useMarket();
  const prefix = givenPrefix ?? (phone.callingCode && `+${phone.callingCode}`);
  const digits = givenDigits ?? phone.digits;
  if (!Number.isInteger(digits) || digits < 1)
    complain(
      'PhoneField',
      `digits is ${digits}, so no number fits. Say how many digits stand after ${prefix}: 9 in Kenya.`,
    );
  const { groups = threes, example } = phone;
  const digitsOf = useCallback(
    (raw: string) => {
      if (normalise) return normalise(raw).slice(0, digits);
      const country = prefix.replace(/\D/g, '');
      // "00" and the code is the international dialling form of "+" and the code.
      let number = raw.replace(/\D/g, '').replace(new RegExp(`^00(?=${country})`), '');
      if (raw.trimStart().startsWith('+') || number.length > digits)
        number = number.startsWith(country) ? number.slice(country.length) : number;
      return number.replace(/^0+/, '').slice(0, digits > 0 ? digits : undefined);
    },
    [normalise, prefix, digits],
  );
  const show = useCallback((raw: string) => inGroups(digitsOf(raw), groups), [digitsOf, groups]);
  const setRef = useCallback(
    (control: TextControl | null) => {
      if (control) showInGroups(control, show);
      return assignRef(ref, control);
    },
    [ref, show],
  );
  return (
    <TextField
      {...rest}
      ref={setRef}
      placeholder={placeholder ?? (example && inGroups(example, groups))}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      prefix={prefix}
      sanitize={show}
      counter={counter ? digits : false}
      maxLength={digits}
    />
  );
}
