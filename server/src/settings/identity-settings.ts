import type { SmileIdSettings } from '../ports/identity/smile-id/smile-id-client.ts';
import { address, choiceByMode, converted, setting, text, type Mode } from './setting.ts';
import type { ValuesOf } from './values-of.ts';

const smile = { neededBy: ['IDENTITY=smileid'] };

/** Identity verification. */
export const identitySettings = (mode: Mode) => ({
  IDENTITY: setting(
    choiceByMode<IdentityAdapter['kind']>(mode, {
      sandbox: ['embedded', 'smileid', 'scripted'],
      live: ['embedded', 'smileid'],
      unset: 'embedded',
      refused: 'cannot verify identities with IDENTITY=scripted, which looks at no photo',
    }),
    'Verifies identities. `embedded` does so on this machine; `smileid` asks Smile ID; `scripted` finds what the ID number says.',
  ),
  SMILE_BASE_URL: setting(
    address({
      base: true,
      unset: mode === 'live' ? 'https://api.smileidentity.com' : 'https://testapi.smileidentity.com',
    }),
    'Smile ID: the address. A key belongs to one of the two.',
  ),
  SMILE_PARTNER_ID: setting(
    converted(partnerId, 'digits'),
    'Smile ID: the number of the partner, as in `2345`.',
    smile,
  ),
  SMILE_API_KEY: setting(text(), 'Smile ID: the key of the partner.', { ...smile, secret: true }),
  SMILE_PARTNER_SECRET: setting(
    text(),
    'Smile ID: signs requests, for partners who have a signing secret. When unset, requests are not signed.',
    { secret: true },
  ),
  SMILE_PRIVACY_URL: setting(
    address(),
    "Smile ID: the lender's privacy notice, which each consent names.",
    smile,
  ),
});

/** The identity verifier. */
export type IdentityAdapter =
  | { kind: 'embedded' }
  | { kind: 'scripted' }
  /** `publicUrl`: the base of Smile ID's callback address, as in 'https://lender.example'. */
  | ({ kind: 'smileid'; publicUrl: string } & SmileIdSettings);

export function identityOf(values: ValuesOf<typeof identitySettings>, publicUrl: string): IdentityAdapter {
  const { IDENTITY: kind } = values;
  if (kind !== 'smileid') return { kind };
  return {
    kind,
    baseUrl: values.SMILE_BASE_URL,
    partnerId: values.SMILE_PARTNER_ID,
    apiKey: values.SMILE_API_KEY,
    partnerSecret: values.SMILE_PARTNER_SECRET || null,
    privacyUrl: values.SMILE_PRIVACY_URL,
    publicUrl,
  };
}

/** The partner's number without leading zeros. */
function partnerId(text: string): string {
  if (text !== '' && !/^0*[1-9][0-9]{0,9}$/.test(text)) throw new Error('must be a number, as in: 2345');
  return text.replace(/^0+/, '');
}
