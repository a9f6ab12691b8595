/** Where the app shows what a payment link is for, behind the hash: what stands there never leaves the phone by itself. */
export const portalPath = '/portal/repayment';

/** A payment link as it is sent, from where the lender is reached ('https://lender.example') and its token. */
export function portalAddress(origin: string, token: string): string {
  return `${origin}/#${portalPath}?token=${encodeURIComponent(token)}`;
}
