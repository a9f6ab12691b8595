import type { OpenIdSettings } from '../ports/open-id.ts';
import { address, choice, setting, text } from './setting.ts';
import type { ValuesOf } from './values-of.ts';

/** Signing in at the desk by the lender's own OpenID Connect provider. */
export const openIdSettings = () => ({
  OPENID_ISSUER: setting(
    address(),
    'The OpenID Connect provider by which staff sign in at the desk: the issuer, as in `https://login.lender.example`. At the provider, register the address `<PUBLIC_URL>/desk/sign-in/openid`. When unset, staff sign in by passkey or password alone.',
    { neededBy: ['OPENID_CLIENT_ID'] },
  ),
  OPENID_CLIENT_ID: setting(text(), 'The provider: the id of the client.', {
    neededBy: ['OPENID_ISSUER', 'OPENID_CLIENT_SECRET'],
  }),
  OPENID_CLIENT_SECRET: setting(text(), 'The provider: the secret of the client.', {
    neededBy: ['OPENID_ISSUER'],
    secret: true,
  }),
  OPENID_EMAIL_CLAIM: setting(
    text('email'),
    'The provider: the claim with the work email of a member of staff.',
  ),
  OPENID_VERIFIED_CLAIM: setting(
    text('email_verified'),
    'The provider: the claim that says that the email is verified, as in `xms_edov` of Microsoft Entra. An email that is not verified signs nobody in for the first time.',
  ),
  OPENID_SECOND_FACTOR: setting(
    choice<'stated' | 'trusted'>(['stated', 'trusted'], 'stated'),
    'The provider: the second factor. `stated`: the claim `amr` of each sign-in must state two factors. `trusted`: the lender has set the provider to ask everybody for two.',
  ),
  OPENID_LABEL: setting(text(), 'The provider: the name on the button, as in `Lender account`.', {
    unsetMeans: "the desk's own words",
  }),
});

/** The provider; null for none. */
export function openIdOf(values: ValuesOf<typeof openIdSettings>): OpenIdSettings | null {
  if (values.OPENID_ISSUER === '') return null;
  return {
    issuer: values.OPENID_ISSUER,
    clientId: values.OPENID_CLIENT_ID,
    clientSecret: values.OPENID_CLIENT_SECRET,
    emailClaim: values.OPENID_EMAIL_CLAIM,
    verifiedClaim: values.OPENID_VERIFIED_CLAIM,
    secondFactor: values.OPENID_SECOND_FACTOR,
    label: values.OPENID_LABEL,
  };
}
