import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { degrade } from '../../../../test/cards/degrade.ts';
import { drawCard } from '../../../../test/cards/draw-card.ts';
import { drawFace } from '../../../../test/cards/draw-face.ts';
import { people } from '../../../../test/cards/people.ts';
import { VerifierUnavailable, type VerificationRequest } from '../identity-verifier.ts';
import { faceLimits } from './faces/face-limits.ts';
import { openEmbeddedVerifier } from './open-embedded-verifier.ts';

describe('the verifier on this machine', () => {
  const verifier = openEmbeddedVerifier({ timeout: 60_000 });
  afterAll(() => verifier.close());
  const [person] = people(21, 1);
  const { nationalId, names, birthday } = person!;
  let request: VerificationRequest;
  beforeAll(async () => {
    const { front, back } = await drawCard(person!);
    request = {
      id: 'one',
      market: 'ke',
      front: await degrade(front, 'desk'),
      back: await degrade(back, 'desk'),
      selfie: await drawFace(person!.seed),
      claimed: { nationalId, names, birthday, phone: '+254712345678', email: 'someone@example.org' },
      agreedAt: 5_000,
    };
  });

  it('the verifier declares its abilities, and never has pending results', async () => {
    expect(verifier.capabilities).toEqual({
      readsCards: true,
      comparesFaces: true,
      liveness: 'none',
      registry: false,
      faceLimits,
    });
    await expect(verifier.ask('one')).rejects.toThrow(VerifierUnavailable);
    expect(verifier.readCallback(new Uint8Array(), {})).toBeNull();
  });

  it('[S1-12][S1-13] the verifier reads both sides, compares the faces, caches the result, and returns nothing else', async () => {
    const { front, back, market } = request;
    const verification = await verifier.verify(request);
    expect(verification).toEqual({
      state: 'done',
      evidence: {
        front: { state: 'read', text: { nationalId, names, birthday } },
        back: { state: 'read', text: { nationalId, names: null, birthday } },
        face: { state: 'compared', band: 'match', distance: expect.any(Number) },
        verdict: null,
      },
    });

    await verifier.close();
    // The workers have ended; these answers come from the cache.
    expect(await verifier.verify({ ...request, id: 'another' })).toEqual(verification);
    expect(await verifier.readCard({ side: 'back', image: back, market })).toEqual(
      verification.state === 'done' && verification.evidence.back,
    );
    const otherPhoto = new Uint8Array(await sharp(front).jpeg({ quality: 50 }).toBuffer());
    for (const unknown of [
      { side: 'back', image: front, market },
      { side: 'front', image: front, market: 'ng' },
      { side: 'front', image: otherPhoto, market },
    ] as const)
      await expect(verifier.readCard(unknown)).rejects.toThrow(VerifierUnavailable);
    await expect(verifier.verify({ ...request, selfie: otherPhoto })).rejects.toThrow(VerifierUnavailable);
  });

  it('an aborted request does not reach the verifier', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(verifier.verify(request, gone)).rejects.toThrow('gone');
  });
});
