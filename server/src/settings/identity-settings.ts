import type { SmileIdSettings } from '../ports/identity/smile-id/smile-id-client.ts';

/** The settings of identity verification. */
export const identitySettingsTable = [
  {
    name: 'IDENTITY',
    default: 'embedded',
    says: 'Who verifies identities. embedded does it on this machine; smileid asks Smile ID; scripted (sandbox only) finds what the ID number says.',
  },
  {
    name: 'SMILE_BASE_URL',
    default: 'https://api.smileidentity.com; in sandbox mode https://testapi.smileidentity.com',
    says: 'Smile ID: where it is asked. Keys are good for one of the two.',
  },
  { name: 'SMILE_PARTNER_ID', default: '', says: 'Smile ID: the number of the partner, in digits.' },
  { name: 'SMILE_API_KEY', default: '', says: 'Smile ID: the key of the partner. Secret.' },
  {
    name: 'SMILE_PARTNER_SECRET',
    default: '',
    says: 'Smile ID: what requests are signed with, if it gave the partner a secret for that; unset, they are not signed. Secret.',
  },
  {
    name: 'SMILE_PRIVACY_URL',
    default: '',
    says: "Smile ID: the lender's privacy notice that borrowers agree to; Smile ID is told of it with each consent.",
  },
] as const;

type Name = (typeof identitySettingsTable)[number]['name'] | 'PUBLIC_URL';

/** The identity verifier. */
export type IdentityAdapter =
  | { kind: 'embedded' }
  | { kind: 'scripted' }
  /** `publicUrl`: the base of Smile ID's callback address, as in 'https://lender.example'. */
  | ({ kind: 'smileid'; publicUrl: string } & SmileIdSettings);

interface Reading {
  read: (name: Name, unset?: string) => string;
  url: (name: Name, value: string) => string;
  needs: (chosen: string, names: readonly Name[]) => void;
  publicUrl: string;
  live: boolean;
  problems: string[];
}

/** Reads the identity settings, and adds missing or wrong ones to `problems`. */
export function readIdentity({ read, url, needs, publicUrl, live, problems }: Reading): IdentityAdapter {
  const kind = read('IDENTITY', 'embedded');
  if (kind === 'embedded') return { kind };
  if (kind === 'scripted') {
    if (live)
      problems.push(
        'MODE=live cannot verify identities with IDENTITY=scripted, which looks at no photo: choose embedded or smileid.',
      );
    return { kind };
  }
  if (kind !== 'smileid') {
    problems.push(`IDENTITY is "${kind}", but must be one of embedded, smileid${live ? '' : ', scripted'}.`);
    return { kind: 'embedded' };
  }
  needs('IDENTITY=smileid', ['PUBLIC_URL', 'SMILE_PARTNER_ID', 'SMILE_API_KEY', 'SMILE_PRIVACY_URL']);
  const partnerId = read('SMILE_PARTNER_ID');
  if (partnerId !== '' && !/^0*[1-9][0-9]{0,9}$/.test(partnerId))
    problems.push('SMILE_PARTNER_ID must be a number, as in: 2345.');
  const unset = live ? 'https://api.smileidentity.com' : 'https://testapi.smileidentity.com';
  return {
    kind,
    baseUrl: url('SMILE_BASE_URL', read('SMILE_BASE_URL', unset).replace(/\/+$/, '')),
    partnerId: partnerId.replace(/^0+/, ''),
    apiKey: read('SMILE_API_KEY'),
    partnerSecret: read('SMILE_PARTNER_SECRET') || null,
    privacyUrl: url('SMILE_PRIVACY_URL', read('SMILE_PRIVACY_URL')),
    publicUrl,
  };
}
