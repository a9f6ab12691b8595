import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCodes, india } from '@kopa/contract';
import { applyMarketAgain } from '@kopa/contract/calls/loan';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { describe, expect, it } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { hollowPng, loggedIn, personal, png, submitted } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import { day, hour } from '../../test/times.ts';
import { readableSide } from '../lending/identity/clear-photo.ts';
import { scriptedNumbers } from '../ports/identity/scripted.ts';
import { identityChecks, orderPhotos, photoReadings } from '../storage/schema/index.ts';

const test = useDatabase();

/** With this ID number. */
async function start(nationalId: string = personal.nationalId) {
  const lender = await startTestLender(test.db);
  return { lender, ...(await atPhotos(lender, { nationalId })) };
}

describe('an identity photo', () => {
  it('[S5-45][S8-22][S8-25][S8-26] a photo that is too small or too blurred is refused by its kind, and is not stored', async () => {
    const { lender, take } = await start();
    const refused = [
      ['front', errorCodes.cardFrontNotRecognised, /^Card front failed to identify\. \w/],
      ['back', errorCodes.cardBackNotRecognised, /^Card back failed to identify\. \w/],
      ['face', errorCodes.faceNotRecognised, /^Face recognition failed\. \w/],
    ] as const;
    const flat = hollowPng(640, 400, 641 * 400);
    for (const [kind, code, words] of refused)
      for (const file of [png(400, readableSide - 1), flat]) {
        const answer = await take(kind, file);
        expect(answer.code).toBe(code);
        expect(answer.msg).toMatch(words);
      }
    expect(readdirSync(path.join(lender.dataDir, 'photos'))).toEqual([]);
    expect(granted(await take('front', png(400, readableSide))).photos).toEqual({
      front: true,
      back: false,
      face: false,
    });
  });

  it('[S8-23] the front in India is that of a PAN card', async () => {
    const { lender, take } = await start();
    lender.lender.policy = { ...lender.lender.policy, market: india.market };
    const answer = await take('front', png(100, 100));
    expect(answer).toMatchObject({ code: errorCodes.panCardNotRecognised });
    expect(answer.msg).toMatch(/^Pan card recognition failed\. \w/);
  });

  it('[S5-45] an interrupted photo is reported as interrupted', async () => {
    const { take } = await start();
    const whole = new Uint8Array(await png().arrayBuffer());
    const cut = new File([whole.slice(0, -12)], 'cut.png', { type: 'image/png' });
    expect(await take('front', cut)).toMatchObject({ code: errorCodes.photoIncomplete });
  });

  it('all three photos are required', async () => {
    const { take, finish } = await start();
    granted(await take('front', png()));
    expect(await finish()).toMatchObject({
      code: errorCodes.photosMissing,
      data: { missing: ['back', 'face'] },
    });
  });
});

describe('many photos of one borrower', () => {
  it('photos above the hourly limit are refused unopened, good or bad, for that borrower only', async () => {
    const { lender, take } = await start();
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, identity: { ...policy.identity, photosPerHour: 3 } };
    const others = await atPhotos(lender, { mobile: '712345699' });
    const begin = lender.now();
    granted(await take('front', png()));
    expect((await take('front', new File(['no photo'], 'a.png'))).code).toBe(errorCodes.notAPhoto);
    granted(await take('back', png()));
    const kept = readdirSync(path.join(lender.dataDir, 'photos'));
    for (const file of [png(), new File(['no photo'], 'a.png')]) {
      expect(await take('front', file)).toMatchObject({
        code: errorCodes.tooManyPhotos,
        data: { retryAt: begin + hour },
      });
    }
    expect(readdirSync(path.join(lender.dataDir, 'photos'))).toEqual(kept);
    granted(await others.take('front', png()));
    await lender.pass(hour);
    granted(await take('front', png()));
  });
});

describe('stored identity data', () => {
  it('identity data is sealed: files and tables do not reveal the person', async () => {
    const { lender, takeAll, finish } = await start(scriptedNumbers.otherNumber);
    await takeAll();
    await finish();
    await lender.jobs.runDue();
    const kept = JSON.stringify([
      await test.db.select().from(identityChecks),
      await test.db.select().from(photoReadings),
    ]);
    expect(kept).not.toMatch(/Wanjiru|WANJIRU|1994-03-05|00000008|87654321/);
    expect(lender.log()).not.toMatch(/Wanjiru|1994-03-05|00000008|87654321/);
  });

  it("photos, readings and comparisons are deleted after the policy's days; the outcome stays", async () => {
    const { lender, takeAll, finish, review } = await start();
    await takeAll();
    await finish();
    await review();
    const photos = () => readdirSync(path.join(lender.dataDir, 'photos'));
    const { keepPhotosDays } = lender.lender.policy.identity;
    await lender.pass((keepPhotosDays - 1) * day);
    expect(photos()).toHaveLength(3);
    await lender.pass(2 * day);
    expect(photos()).toEqual([]);
    expect(await test.db.select().from(orderPhotos)).toEqual([]);
    expect(await test.db.select().from(photoReadings)).toEqual([]);
    const checks = await test.db.select().from(identityChecks);
    expect(checks).toMatchObject([{ outcome: 'passed', evidence: null, claimed: null }]);
  });

  it('identity data stays while a newer application needs it', async () => {
    const lender = await startTestLender(test.db);
    const first = await submitted(lender);
    granted(
      await lender.call(sandboxDecide, {
        orderNo: first.orderNo,
        decision: 'reject',
        reasons: ['longDelay'],
      }),
    );
    await lender.pass(31 * day);
    const again = await lender.call(applyMarketAgain, {}, { token: await loggedIn(lender) });
    expect(granted(again).order.photos).toEqual({ front: true, back: true, face: false });
    await lender.pass(lender.lender.policy.identity.keepPhotosDays * day);
    expect(readdirSync(path.join(lender.dataDir, 'photos'))).toHaveLength(2);
  });
});
