import { createHmac } from 'node:crypto';

/** The secret part of the address at which a verifier tells what it found, from the lender's own secret. */
export function identityCallbackSecret(pepper: string): string {
  return createHmac('sha256', pepper).update('identity callbacks').digest('hex').slice(0, 40);
}

/** Where a verifier tells what it found. `origin` as in 'https://lender.example'. */
export function identityCallbackUrl({ origin, pepper }: { origin: string; pepper: string }): string {
  return `${origin}/callbacks/${identityCallbackSecret(pepper)}/identity`;
}
