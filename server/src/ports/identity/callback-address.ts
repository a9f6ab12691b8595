import { createHmac } from 'node:crypto';

/** The secret part of a verifier's callback address, derived from the lender's secret. */
export function identityCallbackSecret(pepper: string): string {
  return createHmac('sha256', pepper).update('identity callbacks').digest('hex').slice(0, 40);
}

/** The callback address of a verifier. `origin` as in 'https://lender.example'. */
export function identityCallbackUrl({ origin, pepper }: { origin: string; pepper: string }): string {
  return `${origin}/callbacks/${identityCallbackSecret(pepper)}/identity`;
}
