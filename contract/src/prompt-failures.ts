/**
 * Why a prompt on a phone brought no money, of what a payer can do something about (`Payment.failure`). Their
 * words are in `locales/<language>/payment.json`. A provider's own code stands where none of these applies.
 */
export const promptFailures = [
  'insufficientFunds',
  'cancelled',
  /** Nobody entered the PIN in time. */
  'unanswered',
  /** The prompt could not be shown. */
  'notSent',
  'unreachable',
  'wrongPin',
] as const;
export type PromptFailure = (typeof promptFailures)[number];

/** Whether a failure is one of these, and has words. */
export function isPromptFailure(failure: string | null): failure is PromptFailure {
  return promptFailures.some((known) => known === failure);
}
