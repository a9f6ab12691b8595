/** The app's page of a payment link, behind the hash, which never leaves the phone by itself. */
export const portalPath = '/portal/repayment';

/** A payment link as sent, from the lender's address ('https://lender.example') and its token. */
export function portalAddress(origin: string, token: string): string {
  return `${origin}/#${portalPath}?token=${encodeURIComponent(token)}`;
}
