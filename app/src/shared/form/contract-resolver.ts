import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A schema of the contract, whose messages are keys of the file `validation`. */
export type ContractSchema = z.ZodMiniType;

/**
 * Has a form checked by a schema: the first message of each field, and what the schema gives out when there is none. The
 * contract's schemas wait for nothing, so no answer comes late.
 */
export function contractResolver<Values extends FieldValues>(schema: ContractSchema): Resolver<Values> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data as Values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of error.issues) {
      const name = path.join('.') || 'root';
      if (!get(errors, name)) set(errors, name, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
}
