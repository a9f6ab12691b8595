import type * as z from 'zod/mini';
import type { Call } from '@kopa/contract/calls/call';
import type { ErrorName } from '@kopa/contract/error-codes';

/** A file that an example sends. */
export interface FileExample {
  readonly name: string;
  /** As in 'image/png'. */
  readonly type: string;
  readonly base64: string;
}

/** A request as it is sent, before the schema's own defaults; its file stands there as an example. */
type Sent<Request> = {
  readonly [Field in keyof Request]: Field extends 'file' ? FileExample : Request[Field];
};

/**
 * The reference of a call besides its schemas: one request as sent, its answer, and its refusals besides the
 * refusals of every call (`refusalsOf`). The documents derive from the reference (S7-13), and tests compare
 * the server with it.
 */
export interface Reference<C extends Call = Call> {
  readonly request: Sent<z.input<C['request']>>;
  readonly result: z.output<C['result']>;
  readonly refusals: readonly ErrorName[];
}

/** The references of a file of calls. */
export type References<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Reference<Calls[Name]>;
};
