import * as z from 'zod/mini';
import type { Fields } from '../fields/field.ts';
import type { Policy } from '../policy/policy.ts';
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

/** The schema that the lender reads the request of a section's call by. */
export function sectionUnder({ section }: SectionCall, rules: SectionRules): Schema {
  return z.intersection(z.object({ loanOrderId }), section.schema(rules));
}

/** The schema that the lender reads a request by: `request`, with the fields that follow the policy. */
export function requestUnder({ request, fieldsUnder }: Call, policy: Policy): Schema {
  return fieldsUnder ? z.extend(request as z.ZodMiniObject, fieldsUnder(policy)) : request;
}
