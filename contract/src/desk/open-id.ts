/** The address of the desk to which the OpenID Connect provider sends a browser back, below the lender's. */
export const openIdReturnPath = '/desk/sign-in/openid';

/** Why nobody was signed in by OpenID Connect. */
export const openIdReasons = [
  'off',
  'away',
  'refused',
  'clock',
  'over',
  'cancelled',
  'oneFactor',
  'unverified',
  'stranger',
  'otherAccount',
] as const;
export type OpenIdReason = (typeof openIdReasons)[number];
