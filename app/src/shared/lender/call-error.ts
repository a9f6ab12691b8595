import type { ErrorName } from '@kopa/contract/error-codes';

/** Why a call did not succeed, also when no lender answered. */
export type FailureName = ErrorName | 'network' | 'timeout' | 'unreadable';

/** A call that failed: every failure of the lender's and of the line arrives as this one error. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: FailureName;
  /** The message key of each wrong field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the lender says besides, unparsed. */
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

  /** Whether the lender may not have seen the call, so that it is to be repeated with the same key. */
  get undelivered(): boolean {
    return this.failure === 'network' || this.failure === 'timeout' || this.failure === 'unreadable';
  }
}
