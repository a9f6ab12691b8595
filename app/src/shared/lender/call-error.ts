import type { ErrorName } from '@kopa/contract/error-codes';

/** The reasons of a failed call, also without an answer. */
export type FailureName = ErrorName | 'network' | 'timeout' | 'unreadable';

/** A failed call: every failure of the lender or the connection becomes this error. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: FailureName;
  /** The message key of each wrong field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The lender's further data, unparsed. */
  readonly data: unknown;

  constructor(
    failure: FailureName,
    details: { message?: string; fields?: Record<string, string>; data?: unknown } = {},
  ) {
    super(details.message ?? failure);
    this.failure = failure;
    this.fields = details.fields ?? {};
    this.data = details.data;
  }

  /** Whether the lender may have missed the call, which must then be repeated with the same key. */
  get undelivered(): boolean {
    return this.failure === 'network' || this.failure === 'timeout' || this.failure === 'unreadable';
  }
}
