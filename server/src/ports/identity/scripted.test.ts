import { kenya } from '@kopa/contract/policy';
import { nationalIdError } from '@kopa/contract/sections/national-id';
import { expect, it } from 'vitest';
import type { Evidence, VerificationRequest } from './identity-verifier.ts';
import { scriptedIdentity, scriptedNumbers } from './scripted.ts';

const photo = new Uint8Array([1]);
const about = (nationalId: string): VerificationRequest => ({
  id: 'v-1',
  market: 'ke',
  front: photo,
  back: photo,
  selfie: photo,
  claimed: {
    nationalId,
    names: 'Wanjiru  wa Kamau',
    birthday: '1990-05-17',
    phone: '+254712345678',
    email: 'wanjiru@gmail.com',
  },
  agreedAt: 0,
});
const found = async (nationalId: string): Promise<Evidence> => {
  const verification = await scriptedIdentity().verify(about(nationalId));
  if (verification.state !== 'done') throw new Error('It is pending.');
  return verification.evidence;
};
const text = { nationalId: '12345678', names: 'WANJIRU WA KAMAU', birthday: '1990-05-17' };

it('the scripted verifier finds the typed values, for a number without instructions', async () => {
  const side = { state: 'read', text };
  expect(await found('12345678')).toEqual({
    front: side,
    back: side,
    face: { state: 'compared', band: 'match', distance: 0.2 },
    verdict: null,
  });
  const verifier = scriptedIdentity();
  expect(verifier.capabilities).toMatchObject({ readsCards: true, registry: false, liveness: 'none' });
  expect(await verifier.readCard({ side: 'front', image: photo, market: 'ke' })).toEqual({
    state: 'read',
    text: { nationalId: null, names: null, birthday: null },
  });
  expect(verifier.readCallback(photo, {})).toBeNull();
});

it.each([
  ['frontUnread', { front: { state: 'unread', because: 'notThisSide' } }],
  ['backUnread', { back: { state: 'unread', because: 'notThisSide' } }],
  ['frontNumberUnread', { front: { state: 'unread', because: 'numberUnread' } }],
  ['noFace', { face: { state: 'noFace', in: 'selfie', because: 'none' } }],
  ['severalFaces', { face: { state: 'noFace', in: 'selfie', because: 'several' } }],
  ['noFaceOnCard', { face: { state: 'noFace', in: 'card', because: 'none' } }],
  ['faceReview', { face: { band: 'review' } }],
  ['faceReject', { face: { band: 'reject' } }],
  [
    'otherNumber',
    { front: { text: { nationalId: '87654321' } }, back: { text: { nationalId: '87654321' } } },
  ],
  [
    'otherNumberOnBack',
    { front: { text: { nationalId: '00000009' } }, back: { text: { nationalId: '87654321' } } },
  ],
  ['otherBirthday', { front: { text: { birthday: '1980-01-01' } } }],
  ['otherNames', { back: { text: { names: 'SOMEBODY ELSE' } } }],
  ['block', { verdict: 'block' }],
  ['attention', { verdict: 'attention' }],
] as const)('the scripted verifier finds %s, and all other values agree', async (name, otherwise) => {
  const number = scriptedNumbers[name];
  expect(nationalIdError(number, kenya)).toBeNull();
  const evidence = await found(number);
  expect(evidence).toMatchObject(otherwise);
  const agreeing = await found('12345678');
  for (const key of ['face', 'verdict'] as const)
    if (!(key in otherwise)) expect(evidence[key]).toEqual(agreeing[key]);
});

it('the scripted verifier is away, or late, for the corresponding numbers', async () => {
  const verifier = scriptedIdentity();
  await expect(verifier.verify(about(scriptedNumbers.unavailable))).rejects.toMatchObject({
    name: 'VerifierUnavailable',
  });
  const first = await verifier.verify(about(scriptedNumbers.pending));
  expect(first).toEqual({ state: 'pending', reference: 'scripted-v-1' });
  expect(await verifier.verify(about(scriptedNumbers.pending))).toEqual(first);
  expect(await verifier.ask('scripted-v-1')).toMatchObject({ state: 'done', evidence: { verdict: 'clear' } });
});
