import { missing, wrong } from './texts.ts';
import { afterBirthday, fields, type Field, type Values } from './fields.ts';

/** What a filled row must look like; rows that are not named here may hold any text. */
export const patterns: Partial<Record<Field, { pattern: RegExp; message: string }>> = {
  firstName: { pattern: /\p{L}.*\p{L}.*\p{L}/u, message: wrong.name },
  middleName: { pattern: /\p{L}.*\p{L}.*\p{L}/u, message: wrong.name },
  lastName: { pattern: /\p{L}.*\p{L}.*\p{L}/u, message: wrong.name },
  nationalId: { pattern: /^\d{8}$/, message: wrong.nationalId },
  whatsappNo: { pattern: /^[17]\d{8}$/, message: wrong.phone },
  sparePhone: { pattern: /^[17]\d{8}$/, message: wrong.phone },
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: wrong.email },
};

/** What is wrong with one row; undefined when it is right. */
export function faultOf(field: Field, value: string): string | undefined {
  if (value === '') return missing[field];
  const rule = patterns[field];
  return rule && !rule.pattern.test(value) ? rule.message : undefined;
}

/** What is wrong with the form, by row. Rows that do not show yet are not asked for. */
export function faultsOf(values: Values): Partial<Record<Field, string>> {
  const shown = fields.filter((field) => values.birthday !== '' || !afterBirthday.includes(field));
  return Object.fromEntries(
    shown.flatMap((field) => {
      const fault = faultOf(field, values[field]);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}

/** The digits of what was typed or pasted, at most `most`. */
export function digitsOf(raw: string, most: number): string {
  return raw.replace(/\D/g, '').slice(0, most);
}
