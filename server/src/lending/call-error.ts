import type { ErrorName } from '@kopa/contract';
import type { DeskErrorName } from '@kopa/contract/desk/desk-error-codes';
import type { OrderStep } from '@kopa/contract/order-steps';

export interface CallErrorDetails {
  /** Message keys by field. */
  fields?: Record<string, string>;
  /** Further data for the app, such as the order's current step. */
  data?: Record<string, unknown>;
  /** The fault of a service outside that caused the refusal, for the log. */
  cause?: unknown;
}

/** The name of a refusal, of a borrower's call or of the desk's. */
export type RefusalName = ErrorName | DeskErrorName;

/** A refusal for the borrower or for staff: its name maps to a code and a text. Changes nothing. */
export class CallError extends Error {
  override name = 'CallError';
  readonly error: RefusalName;
  readonly fields: Record<string, string> | undefined;
  readonly data: Record<string, unknown> | undefined;

  constructor(error: RefusalName, { fields, data, cause }: CallErrorDetails = {}) {
    super(error, { cause });
    this.error = error;
    this.fields = fields;
    this.data = data;
  }
}

/** The order is at a step where this event is impossible; `data.step` is the order's step. */
export class StepOutOfTurn extends CallError {
  override name = 'StepOutOfTurn';
  readonly step: OrderStep;

  constructor(step: OrderStep) {
    super('stepOutOfTurn', { data: { step } });
    this.step = step;
  }
}
