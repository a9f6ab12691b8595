import type * as z from 'zod/mini';
import type { Call } from '../calls/call.ts';
import type { ErrorName } from '../error-codes.ts';

/**
 * What a reader wants to know of a call besides its schemas: one request as it is sent, its answer, and what it can be refused
 * with besides the refusals that every call has (`refusalsOf`). The documents are made from it (S7-13), and the tests hold the
 * server to it.
 */
export interface Reference<C extends Call = Call> {
  readonly request: z.input<C['request']>;
  readonly result: z.output<C['result']>;
  readonly refusals: readonly ErrorName[];
}
