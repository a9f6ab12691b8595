import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A schema of the contract, whose messages are keys of the file `validation`. */
export type ContractSchema = z.ZodMiniType;

/**
 * Validates a form with a schema: returns the first message of each field, or the schema's output.
 * Synchronous, because the contract's schemas are.
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
