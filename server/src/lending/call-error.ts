import type { ErrorName } from '@kopa/contract';
import type { OrderStep } from '@kopa/contract/order-steps';

export interface CallErrorDetails {
  /** Message keys by field. */
  fields?: Record<string, string>;
  /** What else the borrower's app needs, as in the order's current step. */
  data?: Record<string, unknown>;
}

/** A refusal that the borrower is told: it becomes the code and the words of its name. It changes nothing. */
export class CallError extends Error {
  override name = 'CallError';
  readonly error: ErrorName;
  readonly fields: Record<string, string> | undefined;
  readonly data: Record<string, unknown> | undefined;

  constructor(error: ErrorName, { fields, data }: CallErrorDetails = {}) {
    super(error);
    this.error = error;
    this.fields = fields;
    this.data = data;
  }
}

/** The order does not stand where this event can happen; `data.step` says where it does stand. */
export class StepOutOfTurn extends CallError {
  override name = 'StepOutOfTurn';
  readonly step: OrderStep;

  constructor(step: OrderStep) {
    super('stepOutOfTurn', { data: { step } });
    this.step = step;
  }
}
