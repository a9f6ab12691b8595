import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
// oxlint-disable-next-line no-restricted-imports -- what shadcn/ui's documentation uses
import * as z from 'zod';
import type { Field, Values } from '../../screen/fields.ts';
import { patterns } from '../../screen/rules.ts';
import { missing } from '../../screen/texts.ts';

function needed(field: Field) {
  const filled = z.string().min(1, { error: missing[field] ?? '', abort: true });
  const rule = patterns[field];
  return rule ? filled.regex(rule.pattern, rule.message) : filled;
}

function optional(field: Field) {
  const rule = patterns[field];
  return rule ? z.union([z.literal(''), z.string().regex(rule.pattern)], rule.message) : z.string();
}

const whole = z.object({
  firstName: needed('firstName'),
  middleName: optional('middleName'),
  lastName: needed('lastName'),
  gender: needed('gender'),
  birthday: needed('birthday'),
  education: needed('education'),
  maritalStatus: needed('maritalStatus'),
  nationalId: needed('nationalId'),
  whatsappNo: needed('whatsappNo'),
  sparePhone: optional('sparePhone'),
  email: needed('email'),
  residenceType: needed('residenceType'),
  state: needed('state'),
  city: needed('city'),
  address: needed('address'),
});

/** Before the rows below the birthday are there. */
const first = whole.extend({
  education: z.string(),
  maritalStatus: z.string(),
  nationalId: z.string(),
  whatsappNo: z.string(),
  sparePhone: z.string(),
  email: z.string(),
});

const resolvers = { whole: zodResolver(whole), first: zodResolver(first) };

/** Checks the rows that show. */
export const resolver: Resolver<Values> = (values, context, options) =>
  (values.birthday === '' ? resolvers.first : resolvers.whole)(values, context, options);
