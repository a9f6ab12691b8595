import { missing, wrong } from './texts.ts';
import { afterBirthday, fields, type Field, type Values } from './fields.ts';

/** The form of a filled row; rows without an entry may hold any text. */
export const patterns: Partial<Record<Field, { pattern: RegExp; message: string }>> = {
  firstName: { pattern: /\p{L}.*\p{L}.*\p{L}/u, message: wrong.name },
  middleName: { pattern: /\p{L}.*\p{L}.*\p{L}/u, message: wrong.name },
  lastName: { pattern: /\p{L}.*\p{L}.*\p{L}/u, message: wrong.name },
  nationalId: { pattern: /^\d{8}$/, message: wrong.nationalId },
  whatsappNo: { pattern: /^[17]\d{8}$/, message: wrong.phone },
  sparePhone: { pattern: /^[17]\d{8}$/, message: wrong.phone },
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: wrong.email },
};

/** The error of one row; undefined for a valid row. */
export function faultOf(field: Field, value: string): string | undefined {
  if (value === '') return missing[field];
  const rule = patterns[field];
  return rule && !rule.pattern.test(value) ? rule.message : undefined;
}

/** The errors of the form by row, without hidden rows. */
export function faultsOf(values: Values): Partial<Record<Field, string>> {
  const shown = fields.filter((field) => values.birthday !== '' || !afterBirthday.includes(field));
  return Object.fromEntries(
    shown.flatMap((field) => {
      const fault = faultOf(field, values[field]);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}

/** The typed or pasted digits, at most `most`. */
export function digitsOf(raw: string, most: number): string {
  return raw.replace(/\D/g, '').slice(0, most);
}
