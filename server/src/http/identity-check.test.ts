import { errorCodes } from '@kopa/contract';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { personal, png } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import { day, hour, minute } from '../../test/times.ts';
import { settleIdentity } from '../lending/identity/identity-for-decision.ts';
import { takeAnswer } from '../lending/identity/provider-answer.ts';
import type { Evidence } from '../ports/identity/identity-verifier.ts';
import { scriptedNumbers } from '../ports/identity/scripted.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { identityChecks } from '../storage/schema/index.ts';

const test = useDatabase();

/** With this ID number. */
async function start(nationalId: string = personal.nationalId) {
  const lender = await startTestLender(test.db);
  return { lender, ...(await atPhotos(lender, { nationalId })) };
}

const stillPending = () => Promise.resolve({ state: 'pending', reference: 'later' } as const);

const outcomes = async (): Promise<[string | null, readonly IdentityReason[]][]> =>
  (await test.db.select().from(identityChecks)).map(({ outcome, reasons }) => [outcome, reasons]);

describe('the check of an identity', () => {
  it('[S1-12] [S1-13] [S5-46] a check passes if all parts agree, and the application is then decided automatically', async () => {
    const { takeAll, finish, review, order } = await start();
    await takeAll();
    expect(granted(await finish())).toMatchObject({
      order: { step: 5 },
      check: { state: 'finished', reasons: [] },
    });
    await review();
    expect((await order()).step).toBe(14);
    expect(await test.db.select().from(identityChecks)).toMatchObject([{ outcome: 'passed', reasons: [] }]);
  });

  it.each([
    ['[S8-25]', 'frontUnread', errorCodes.cardFrontNotRecognised, ['front']],
    ['[S8-26]', 'backUnread', errorCodes.cardBackNotRecognised, ['back']],
    ['[S8-24]', 'frontNumberUnread', errorCodes.ocrFailed, ['front', 'back']],
    ['[S8-22] [S5-46]', 'noFace', errorCodes.faceNotRecognised, ['face']],
    ['[S8-22] [S5-46]', 'severalFaces', errorCodes.faceNotRecognised, ['face']],
    ['[S8-22] [S1-13]', 'faceReject', errorCodes.faceNotRecognised, ['face']],
  ] as const)(
    '%s refuses photos with %s, and names the photos to repeat',
    async (_, script, code, photos) => {
      const { takeAll, finish, order } = await start(scriptedNumbers[script]);
      await takeAll();
      expect(await finish()).toMatchObject({ code, data: { photos } });
      expect((await order()).step).toBe(12);
    },
  );

  it('[S8-24] [S5-46] the same picture for two purposes is refused under every verifier', async () => {
    const { take, finish } = await start();
    for (const kind of ['front', 'back'] as const) granted(await take(kind, png(700)));
    granted(await take('face', png(701)));
    const refused = await finish();
    expect(refused).toMatchObject({ code: errorCodes.ocrFailed, data: { photos: ['front', 'back'] } });
    expect(refused.msg).toMatch(/^OCR identification failed, restart/);
    granted(await take('back', png(702)));
    granted(await take('face', png(702)));
    expect(await finish()).toMatchObject({ code: errorCodes.faceNotRecognised, data: { photos: ['face'] } });
    granted(await take('face', png(703)));
    expect(granted(await finish()).order.step).toBe(5);
  });

  it.each([
    ['otherNumber', ['numberDiffers']],
    ['otherNumberOnBack', ['numberDiffers', 'sidesDiffer']],
    ['otherBirthday', ['birthdayDiffers']],
    ['otherNames', ['namesDiffer']],
    ['faceReview', ['faceDoubtful']],
    ['noFaceOnCard', ['cardFaceUnread']],
  ] as const)(
    'a check names the parts to correct with %s; a borrower who continues is checked manually before any payment',
    async (script, reasons) => {
      const { lender, loanOrderId, takeAll, finish, review, order } = await start(scriptedNumbers[script]);
      await takeAll();
      expect(granted(await finish())).toMatchObject({
        order: { step: 12 },
        check: { state: 'look', reasons },
      });
      expect(granted(await finish(true))).toMatchObject({ order: { step: 5 }, check: { state: 'finished' } });
      await review();
      await lender.pass(day);
      expect((await order()).step).toBe(1);
      const at = lender.now();
      await inTransaction(test.db, (tx) =>
        settleIdentity(tx, { orderNo: loanOrderId, outcome: 'passed', at }, lender.lender),
      );
      await lender.pass(minute);
      expect((await order()).step).toBe(14);
    },
  );

  it('a manual refusal rejects the application with its reason', async () => {
    const { lender, loanOrderId, takeAll, finish, review, order } = await start(scriptedNumbers.otherNumber);
    await takeAll();
    await finish(true);
    await review();
    const at = lender.now();
    await inTransaction(test.db, (tx) =>
      settleIdentity(tx, { orderNo: loanOrderId, outcome: 'refused', at }, lender.lender),
    );
    await lender.pass(minute);
    expect(await order()).toMatchObject({ step: 9, reasons: ['identityUnclear'] });
  });

  it('corrected values start a new check, also after a completed one', async () => {
    const { takeAll, finish, type, review, order } = await start(scriptedNumbers.otherNumber);
    await takeAll();
    expect(granted(await finish()).check.state).toBe('look');
    granted(await type({}));
    expect(granted(await finish())).toMatchObject({ order: { step: 5 }, check: { reasons: [] } });
    granted(await type({ nationalId: scriptedNumbers.otherNumber }));
    await review();
    // The check passed with another number than the application has now.
    expect((await order()).step).toBe(1);
    const checks = await test.db.select().from(identityChecks).orderBy(desc(identityChecks.id));
    expect(checks.map(({ outcome }) => outcome)).toContain('passed');
    expect(checks).toHaveLength(2);
  });

  it('[S8-22] a face is refused as often as the policy says, and then goes to a manual check', async () => {
    const { lender, take, takeAll, finish } = await start(scriptedNumbers.faceReject);
    await takeAll();
    const { tries } = lender.lender.policy.identity;
    for (let refused = 1; refused <= tries; refused += 1) {
      expect((await finish()).code).toBe(errorCodes.faceNotRecognised);
      // The same photos again are the same check.
      expect((await finish()).code).toBe(errorCodes.faceNotRecognised);
      granted(await take('face', png(800 + refused)));
    }
    expect(granted(await finish()).check).toEqual({ state: 'look', reasons: ['faceOther'] });
    expect(granted(await finish(true)).order.step).toBe(5);
  });

  it('[S9-05] a check without an answer is repeated, and goes to a person after its time', async () => {
    const { lender, takeAll, finish, review, order } = await start(scriptedNumbers.unavailable);
    await takeAll();
    expect(granted(await finish())).toMatchObject({ order: { step: 12 }, check: { state: 'checking' } });
    await lender.pass(lender.lender.policy.identity.waitSeconds * 1000);
    expect(granted(await finish()).order.step).toBe(5);
    await review();
    expect((await order()).step).toBe(1);
    expect(await outcomes()).toEqual([['review', ['notChecked']]]);
  });

  it('with a late provider the borrower continues, and the decision waits', async () => {
    const { lender, loanOrderId, takeAll, finish, review, order } = await start(scriptedNumbers.pending);
    Object.assign(lender.lender, { identity: { ...lender.lender.identity, ask: stillPending } });
    await takeAll();
    expect(granted(await finish()).order.step).toBe(5);
    await review();
    await lender.pass(hour);
    expect((await order()).step).toBe(1);
    const [row] = await test.db.select().from(identityChecks);
    const text = { nationalId: scriptedNumbers.pending, names: null, birthday: null };
    const evidence: Evidence = {
      front: { state: 'read', text },
      back: null,
      face: { state: 'notCompared' },
      verdict: 'clear',
    };
    const reference = row!.reference!;
    const verification = { state: 'done', evidence } as const;
    for (let told = 0; told < 2; told += 1) await takeAnswer(lender.lender, { reference, verification });
    await lender.pass(minute);
    expect((await order()).step).toBe(14);
    expect(loanOrderId).not.toBe('');
  });

  it("a provider's clear result without the number of the card goes to a manual check", async () => {
    const { takeAll, finish, review, order } = await start(scriptedNumbers.pending);
    await takeAll();
    expect(granted(await finish()).order.step).toBe(5);
    await review();
    expect((await order()).step).toBe(1);
    expect(await outcomes()).toEqual([['review', ['notChecked']]]);
  });

  it("a provider's refusal rejects the application, and its doubt goes to a manual check", async () => {
    const lender = await startTestLender(test.db);
    for (const [script, mobile, step] of [
      ['block', '722000111', 9],
      ['attention', '722000222', 1],
    ] as const) {
      const { takeAll, finish, review, order } = await atPhotos(lender, {
        mobile,
        nationalId: scriptedNumbers[script],
      });
      await takeAll();
      expect(granted(await finish()).order.step).toBe(5);
      await review();
      expect((await order()).step).toBe(step);
    }
  });

  it('[S1-13] a large loan without certified liveness goes to a manual check', async () => {
    const { lender, takeAll, finish, review, order } = await start();
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, identity: { ...policy.identity, withoutLivenessCents: 999_999 } };
    await takeAll();
    expect(granted(await finish()).order.step).toBe(5);
    await review();
    expect((await order()).step).toBe(1);
    expect(await outcomes()).toEqual([['review', ['livenessUnknown']]]);
  });
});
