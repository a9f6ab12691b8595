import * as z from 'zod/mini';
import type { Fields } from '../fields/field.ts';
import { sentFields, type Section, type SectionRules } from '../sections/section.ts';
import { call, type Call, type Schema } from './call.ts';
import { loanOrderId, moved } from './section-request.ts';

/** A call that saves a section of the application. */
export type SectionCall = Call<Schema, typeof moved> & { readonly section: Section };

/** Declares a call that saves a section of the application. `request` says what is sent in any market. */
/* @__NO_SIDE_EFFECTS__ */
export function sectionCall<Table extends Fields, Checked extends z.ZodMiniType>({
  section,
  ...rest
}: Pick<Call, 'path' | 'encoding' | 'summary'> & { section: Section<Checked> & { fields: Table } }) {
  const request = z.object({ loanOrderId, ...sentFields(section.fields) });
  const saves = call({ method: 'POST', auth: 'session', changes: true, ...rest, request, result: moved });
  return { ...saves, section };
}

/**
 * The schema that the lender reads a request by: a section's under the policy, `request` of any other call.
 */
export function requestUnder({ request, section }: Call, rules: SectionRules): Schema {
  return section ? z.intersection(z.object({ loanOrderId }), section.schema(rules)) : request;
}
