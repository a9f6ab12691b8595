import type { Schema } from '@kopa/contract/calls/call';
import * as z from 'zod/mini';
import { CallError } from '../call-error.ts';

/** Reads what was sent by a schema of the contract; throws `invalidInput` with its fields. */
export function readBySchema<S extends Schema>(schema: S, sent: unknown): z.output<S> {
  const read = z.safeParse(schema, sent);
  if (read.success) return read.data;
  throw new CallError('invalidInput', { fields: messageKeys(read.error) });
}

/** The message key of each wrong field by path; the first one of a field with several. */
export function messageKeys(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    // A check without a key of its own has the library's message.
    fields[path.join('.')] ??= message === 'Invalid input' ? 'value.invalid' : message;
  }
  return fields;
}
