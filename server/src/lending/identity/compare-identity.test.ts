import { identityReasons } from '@kopa/contract/identity/identity-reasons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardFinding, CardText, Evidence } from '../../ports/identity/identity-verifier.ts';
import { compareIdentity, outcomeOf, type Claim } from './compare-identity.ts';

const claim: Claim = { number: '12345678', names: "Wanjiru Ng'ang'a", birthday: '1994-03-05' };
const text: CardText = { nationalId: '12345678', names: "WANJIRU NYAMBURA NG'ANG'A", birthday: '1994-03-05' };
const read = (rest: Partial<CardText> = {}): CardFinding => ({ state: 'read', text: { ...text, ...rest } });
const evidence = (rest: Partial<Evidence> = {}): Evidence => ({
  front: read(),
  back: read({ names: null }),
  face: { state: 'compared', band: 'match', distance: 0.2 },
  verdict: null,
  ...rest,
});
const reasons = (rest: Partial<Evidence>, typed: Partial<Claim> = {}) =>
  compareIdentity(evidence(rest), { ...claim, ...typed }, 'ke');

const unread = (because: 'notThisSide' | 'numberUnread') => ({ state: 'unread', because }) as const;
const compared = (band: 'match' | 'review' | 'reject') =>
  reasons({ face: { state: 'compared', band, distance: 0.5 } });
const noFace = (where: 'selfie' | 'card', because: 'none' | 'several' | 'small') =>
  reasons({ face: { state: 'noFace', in: where, because } });

describe('an identity check', () => {
  it('[S1-12] [S1-13] the check passes if front, back, face and typed values agree', () => {
    expect(reasons({})).toEqual([]);
    expect(outcomeOf([], [])).toBe('passed');
  });

  it('[S1-12] the check fails with another number on either side, or on both', () => {
    expect(reasons({}, { number: '12345679' })).toEqual(['numberDiffers']);
    expect(reasons({ back: read({ nationalId: '12345670' }) })).toEqual(['numberDiffers', 'sidesDiffer']);
    const other = read({ nationalId: '87654321' });
    expect(reasons({ front: other, back: other })).toEqual(['numberDiffers']);
  });

  it('the check does not pass without a number for comparison', () => {
    const none = read({ nationalId: null });
    expect(reasons({ front: none, back: none })).toEqual(['notChecked']);
    expect(reasons({ front: null, back: null, verdict: 'clear' })).toEqual(['notChecked']);
    expect(compareIdentity(evidence({ front: none, back: none }), { ...claim, number: null }, 'in')).toEqual(
      [],
    );
  });

  it('the check never passes with one changed digit, in any place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 999_999_999 }),
        fc.nat({ max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('front', 'back'),
        (number, place, change, side) => {
          const right = String(number);
          const at = place % right.length;
          const wrong = [...right].with(at, String((Number(right[at]) + change) % 10)).join('');
          // A leading zero does not count.
          fc.pre(!wrong.startsWith('0'));
          const found = compareIdentity(
            evidence({
              front: read({ nationalId: side === 'front' ? wrong : right }),
              back: read({ nationalId: side === 'back' ? wrong : right }),
            }),
            { ...claim, number: right },
            'ke',
          );
          expect(found).toContain('numberDiffers');
          expect(outcomeOf(found, [])).toBe('review');
        },
      ),
      { seed: 31, numRuns: 300 },
    );
  });

  it.each([
    ['an accent', 'Wanjirú Nganga'],
    ['the other order', "Ng'ang'a Wanjiru"],
    ['a letter misread', 'WANJIRU NGANQA'],
    ['capitals', 'WANJIRU NG’ANG’A'],
  ])('a name with %s is the same name', (_, names) => {
    expect(reasons({}, { names })).toEqual([]);
  });

  it.each(["Wanjiku Ng'ang'a", 'Wanjiru Otieno', 'Nyambura', 'Amina Hassan'])(
    'a name that differs as %s is another name',
    (names) => {
      expect(reasons({}, { names })).toEqual(names === 'Nyambura' ? [] : ['namesDiffer']);
    },
  );

  it('leading zeros of the number are ignored', () => {
    const short = read({ nationalId: '01234567' });
    expect(reasons({ front: short, back: short }, { number: '1234567' })).toEqual([]);
  });

  it('another birthday goes to a manual check', () => {
    expect(reasons({ back: read({ birthday: '1994-03-06' }) })).toEqual(['birthdayDiffers']);
  });

  it('[S8-24] [S8-25] [S8-26] an unreadable side is refused by its kind', () => {
    expect(reasons({ front: unread('notThisSide') })).toEqual(['frontUnread']);
    expect(reasons({ back: unread('notThisSide') })).toEqual(['backUnread']);
    expect(reasons({ front: unread('numberUnread') })).toEqual(['numberUnread']);
  });

  it('[S5-46] [S8-22] the face decides: a match passes, a doubt goes to a manual check, another face is refused', () => {
    expect(compared('match')).toEqual([]);
    expect(compared('review')).toEqual(['faceDoubtful']);
    expect(compared('reject')).toEqual(['faceOther']);
    expect(noFace('selfie', 'none')).toEqual(['faceNone']);
    expect(noFace('selfie', 'several')).toEqual(['faceSeveral']);
    expect(noFace('selfie', 'small')).toEqual(['faceSmall']);
    expect(noFace('card', 'none')).toEqual(['cardFaceUnread']);
  });

  it("a provider's result is followed", () => {
    expect(reasons({ verdict: 'attention' })).toEqual(['providerDoubts']);
    expect(outcomeOf(reasons({ verdict: 'block' }), [])).toBe('refused');
  });
});

describe('each reason', () => {
  it('[S8-22] [S8-23] [S8-24] [S8-25] [S8-26] each reason for a refused photo has its message and photo, and no other reason has', () => {
    for (const [name, reason] of Object.entries(identityReasons)) {
      const isRetake = reason.outcome === 'retake';
      expect([name, 'error' in reason]).toEqual([name, isRetake]);
      if (isRetake) expect(reason.lookAt.length).toBeGreaterThan(0);
    }
  });
});
