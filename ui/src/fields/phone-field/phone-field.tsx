'use client';
import { useCallback } from 'react';
import { TextField, type TextFieldProps } from '../text-field/index.js';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'prefix' | 'inputMode' | 'type' | 'sanitize' | 'multiline' | 'maxLength' | 'counter'
> {
  /** The country's prefix: shown, never part of the value. */
  prefix?: string;
  /** How many digits the number has after the prefix. */
  digits?: number;
  /** Makes digits out of whatever was typed or pasted. Default: drops signs, the prefix and a leading zero. */
  normalise?: (raw: string) => string;
  /** Shows "6 of 9" while typing. */
  counter?: boolean;
}

/**
 * A mobile number as digits after the country's prefix: "+254 712 345 412", "0712 345 412" and "712345412" all give "712345412".
 * Renders an `<input type="tel">` in a FieldRow; compatible with `register`.
 */
export function PhoneField({
  prefix = '+254',
  digits = 9,
  normalise,
  counter = true,
  autoComplete = 'tel-national',
  ...rest
}: PhoneFieldProps) {
  const sanitize = useCallback(
    (raw: string) => {
      if (normalise) return normalise(raw).slice(0, digits);
      const country = prefix.replace(/\D/g, '');
      let number = raw.replace(/\D/g, '');
      if (raw.trimStart().startsWith('+') || number.length > digits)
        number = number.startsWith(country) ? number.slice(country.length) : number;
      return number.replace(/^0+/, '').slice(0, digits);
    },
    [normalise, prefix, digits],
  );
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      prefix={prefix}
      sanitize={sanitize}
      counter={counter ? digits : false}
    />
  );
}
