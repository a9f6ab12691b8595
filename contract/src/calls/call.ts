import * as z from 'zod/mini';
import type { StaffRight } from '../desk/rights.ts';
import type { Policy } from '../policy/policy.ts';
import type { Section } from '../sections/section.ts';
import { basePath } from '../wire/headers.ts';

/** Any zod/mini schema. */
export type Schema = z.core.$ZodType;

/**
 * One call between app and lender, as one value. The app's client, the server's route, the OpenAPI document
 * and the conformance test are all made from it.
 *
 * - `path`: as the specification spells it, without the base path `/api` (`baseOf`).
 * - `auth`: `none` ignores a token, `optional` reads one when sent, `session` demands one, `sandbox` exists
 *   only on a
 *   server in sandbox mode, `desk` is for anybody at the door of the desk, `staff` demands a session of
 *   staff.
 * - `right`: what the member of staff must be allowed; without it any session of staff is enough.
 * - `encoding`: how the request travels; GET sends `query` (S7-10). Text encodings are read by the schema's
 *   types.
 * - `ownBase`: the path stands beside the base path and not under it (S7-76: country calls, under `/cou`).
 * - `plainPath`: the path is not encrypted (S7-04: country calls; also the sandbox).
 * - `extension`: ours, and no path of the specification.
 * - `answers`: a success is text of this media type, and no envelope; a refusal is an envelope as always.
 * - `fieldsUnder`: the fields of `request` whose rules follow the lender's policy. The lender reads them by
 *   these schemas, in the place of those in `request`.
 * - `changes`: the call changes something; it is safe to repeat with the same `Idempotency-Key`.
 */
export interface Call<Req extends Schema = Schema, Res extends Schema = Schema> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly auth: 'none' | 'optional' | 'session' | 'sandbox' | 'desk' | 'staff';
  readonly right?: StaffRight;
  readonly encoding: 'query' | 'json' | 'form' | 'multipart';
  readonly ownBase?: boolean;
  readonly plainPath?: boolean;
  readonly changes?: boolean;
  readonly extension?: boolean;
  readonly answers?: 'text/csv';
  readonly summary: string;
  readonly request: Req;
  readonly result: Res;
  readonly fieldsUnder?: (policy: Policy) => Readonly<Record<string, z.ZodMiniType>>;
  readonly section?: Section;
}

/** Declares a call; the identity function, which keeps the types of both schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function call<Req extends Schema, Res extends Schema>(value: Call<Req, Res>): Call<Req, Res> {
  return value;
}

/** The handler's input and the client's argument. */
export type RequestOf<C extends Call> = C extends { section: Section<infer Checked> }
  ? { loanOrderId: string } & z.output<Checked>
  : z.output<C['request']>;
/** The handler's output and the client's result. */
export type ResultOf<C extends Call> = z.output<C['result']>;

/** The prefix of a call's path, encrypted or plain: the base path, or nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function baseOf({ ownBase }: Pick<Call, 'ownBase'>): string {
  return ownBase === true ? '' : basePath;
}
