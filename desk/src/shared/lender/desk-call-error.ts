import type { DeskErrorName } from '@kopa/contract/desk/desk-error-codes';
import type { ErrorName } from '@kopa/contract/error-codes';

/** The reasons of a failed call, also without an answer. */
export type DeskFailure = DeskErrorName | ErrorName | 'network' | 'timeout' | 'unreadable';

/** A failed call of the desk: every failure of the lender or the connection becomes this error. */
export class DeskCallError extends Error {
  override readonly name = 'DeskCallError';
  readonly failure: DeskFailure;
  /** The message key of each wrong field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The lender's further data, unparsed. */
  readonly data: unknown;

  constructor(
    failure: DeskFailure,
    { fields = {}, data }: { fields?: Readonly<Record<string, string>> | undefined; data?: unknown } = {},
  ) {
    super(failure);
    this.failure = failure;
    this.fields = fields;
    this.data = data;
  }

  /** Whether the lender may have missed the call, which must then be repeated with the same key. */
  get undelivered(): boolean {
    return this.failure === 'network' || this.failure === 'timeout' || this.failure === 'unreadable';
  }
}

/** Whether an error is this refusal. */
export function isRefusal(error: unknown, failure: DeskFailure): error is DeskCallError {
  return error instanceof DeskCallError && error.failure === failure;
}
