import * as z from 'zod/mini';
import { empty, fields, type Values } from '../../screen/fields.ts';
import { faultsOf } from '../../screen/rules.ts';

const text = z.string();

/** The form's validation by react-hook-form's resolver. */
export const schema = z.object(Object.fromEntries(fields.map((field) => [field, text]))).check((context) => {
  const faults = faultsOf({ ...empty, ...context.value } as Values);
  for (const [field, message] of Object.entries(faults))
    context.issues.push({ code: 'custom', input: context.value, path: [field], message });
});
