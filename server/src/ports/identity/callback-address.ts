/** The callback address of a verifier. `origin` as in 'https://lender.example'. */
export function identityCallbackUrl({ origin, secret }: { origin: string; secret: string }): string {
  return `${origin}/callbacks/${secret}/identity`;
}
