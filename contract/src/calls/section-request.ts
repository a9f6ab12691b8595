import * as z from 'zod/mini';
import { order } from '../entities/order.ts';
import { extraText, text } from '../sections/fields.ts';

/** Which order a section belongs to (S3-62). */
export const loanOrderId = z
  .string({ error: 'loanOrderId.required' })
  .check(z.refine((value) => value !== '', { error: 'loanOrderId.required' }));
/** What a saved section answers: where the order stands now. */
export const moved = z.object({ order });

/** A section as it travels: text by field. The handler reads it with the section's own schema and its policy. */
/* @__NO_SIDE_EFFECTS__ */
export function sectionFields<const Name extends string>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>;
}

/** Fields that only some markets have: those that a policy does not show are not sent, or not read. */
/* @__NO_SIDE_EFFECTS__ */
export function extraFields<const Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, extraText()])) as Record<
    Name,
    ReturnType<typeof extraText>
  >;
}
