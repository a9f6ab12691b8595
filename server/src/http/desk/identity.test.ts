import { errorCodes } from '@kopa/contract';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { curpOcr } from '@kopa/contract/calls/user';
import {
  deskIdentityNewPhotos,
  deskIdentityPass,
  deskIdentityQueue,
  deskIdentityRefuse,
  deskIdentityReview,
  deskIdentityShow,
} from '@kopa/contract/desk/calls/identity';
import { deskRecord } from '@kopa/contract/desk/calls/record';
import { deskTake, deskToday } from '@kopa/contract/desk/calls/work';
import { cancelDrawMoney } from '@kopa/contract/calls/loan';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { deskPicture } from '@kopa/contract/desk/pictures';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mobile, personal, png } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { identityWaits } from '../../../test/identity-waits.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../../test/test-lender.ts';
import { day, hour, minute } from '../../../test/times.ts';
import { scriptedNumbers } from '../../ports/identity/scripted.ts';
import { orderEvents } from '../../storage/schema/index.ts';

const queueOf = async (person: AtDesk, state: 'open' | 'decided' = 'open') =>
  granted(await person.call(deskIdentityQueue, { state, limit: 50 }));
const reviewOf = async (person: AtDesk, id: string) => granted(await person.call(deskIdentityReview, { id }));
const open = (lender: TestLender, { cookie }: AtDesk, id: string, name: string) =>
  lender.app.inject({ url: deskPicture('identity', id, name), headers: { cookie } });
const actsOf = async (lender: TestLender, aboutId: string) => {
  const auditor = await staffAt(lender, ['auditor'], 'Halima Said');
  const { rows } = granted(await auditor.call(deskRecord, { aboutId, limit: 50 }));
  return rows.toReversed().map(({ act, why }) => [act, why]);
};

describe('identities at the desk', () => {
  const test = useDatabase();
  const start = async (nationalId?: string) => {
    const lender = await startTestLender(test.db);
    const application = await identityWaits(lender, nationalId);
    const reviewer = await staffAt(lender, ['reviewer'], 'Barasa Wekesa');
    return { lender, ...application, id: application.loanOrderId, reviewer };
  };

  it('an identity waits with a promise of one working day from the end of its review', async () => {
    const { lender, id, reviewer } = await start();
    const { items, counts } = await queueOf(reviewer);
    expect(counts).toEqual({ open: 1, late: 0 });
    const since = lender.now() - minute;
    expect(items).toMatchObject([
      { id, state: 'waiting', reasons: ['faceDoubtful'], since, dueAt: since + day, owner: null },
    ]);
    const text = JSON.stringify(items);
    for (const secret of [mobile, scriptedNumbers.faceReview, personal.lastName])
      expect(text).not.toContain(secret);
    // Thursday, so that the next identity comes on a Friday and is promised for Monday.
    await lender.pass(day);
    const second = await identityWaits(lender, scriptedNumbers.otherNumber, '722000111');
    const late = await staffAt(lender, ['reviewer']);
    expect((await queueOf(late)).items.map((item) => [item.id, item.dueAt! - item.since])).toEqual([
      [id, day],
      [second.loanOrderId, 3 * day],
    ]);
    const today = granted(await late.call(deskToday, {})).queues.find(({ queue }) => queue === 'identity');
    expect(today).toMatchObject({ open: 2, late: 1, urgent: 0, oldestSince: since, promiseHours: 24 });
  });

  it('photos and values open to whoever has taken the item, and each look is recorded', async () => {
    const { lender, id, reviewer } = await start();
    expect(await reviewOf(reviewer, id)).toMatchObject({ looking: 'take', findings: null });
    expect((await open(lender, reviewer, id, 'front')).json()).toMatchObject({
      code: deskErrorCodes.takeFirst,
    });
    granted(await reviewer.call(deskTake, { queue: 'identity', id }));
    expect(await reviewOf(reviewer, id)).toMatchObject({
      looking: 'open',
      findings: {
        number: { typed: scriptedNumbers.faceReview, agree: 'yes' },
        names: { typed: "Wanjiru Ng'ang'a", front: "WANJIRU NG'ANG'A", agree: 'yes' },
        birthday: { typed: '1994-03-05', agree: 'yes' },
        face: { state: 'review', distance: 0.48, limits: { match: 0.42, review: 0.55 } },
      },
      numberElsewhere: false,
      askedBefore: 0,
      loansBefore: { count: 0, late: 0 },
      photos: [{ name: 'front' }, { name: 'back' }, { name: 'face' }],
    });
    const seen = await open(lender, reviewer, id, 'front');
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect((await open(lender, reviewer, id, 'another')).statusCode).toBe(404);
    const other = await staffAt(lender, ['reviewer'], 'Chao Mwangi');
    expect((await open(lender, other, id, 'face')).json()).toMatchObject({ code: deskErrorCodes.takeFirst });
    expect((await reviewOf(other, id)).findings).toBeNull();
    const agent = await staffAt(lender, ['agent'], 'Some Agent');
    expect((await open(lender, agent, id, 'face')).json()).toMatchObject({
      code: deskErrorCodes.rightMissing,
    });
    expect(await actsOf(lender, id)).toEqual([
      ['identity.taken', ''],
      ['identity.looked', ''],
    ]);
  });

  it('an auditor reads the outcome, and sees photos for a minute after a reason', async () => {
    const { lender, id, reviewer } = await start();
    const auditor = await staffAt(lender, ['auditor'], 'Halima Said');
    const { checkId } = await reviewOf(auditor, id);
    granted(await reviewer.call(deskIdentityRefuse, { id, seen: checkId, why: 'Another face' }));
    expect(await reviewOf(auditor, id)).toMatchObject({
      item: { state: 'refused', dueAt: null },
      settledBy: 'Barasa Wekesa',
      looking: 'reason',
      findings: null,
    });
    // Whoever had the item has no look at a decided one, either.
    expect((await open(lender, reviewer, id, 'face')).json()).toMatchObject({
      code: deskErrorCodes.takeFirst,
    });
    const shown = granted(await auditor.call(deskIdentityShow, { id, why: 'Yearly audit' }));
    expect(shown).toMatchObject({ looking: 'open', findings: { number: { agree: 'yes' } } });
    expect((await open(lender, auditor, id, 'face')).statusCode).toBe(200);
    await lender.pass(minute);
    expect((await open(lender, auditor, id, 'face')).json()).toMatchObject({
      code: deskErrorCodes.takeFirst,
    });
    expect((await reviewOf(auditor, id)).findings).toBeNull();
    expect((await auditor.call(deskIdentityShow, { id, why: '' })).code).toBe(errorCodes.invalidInput);
    expect(await actsOf(lender, id)).toEqual([
      ['identity.refused', 'Another face'],
      ['identity.shown', 'Yearly audit'],
      ['identity.looked', ''],
    ]);
  });

  it('a pass decides the application, once however often it is sent', async () => {
    const { lender, id, reviewer, order } = await start();
    const { checkId: seen } = await reviewOf(reviewer, id);
    const pass = () => reviewer.call(deskIdentityPass, { id, seen, note: 'Same person' }, { key: 'once' });
    const done = granted(await pass());
    expect(done).toMatchObject({ item: { state: 'passed' }, settledBy: 'Barasa Wekesa' });
    expect(granted(await pass())).toEqual(done);
    await lender.pass(minute);
    expect((await order()).step).toBe(14);
    expect((await queueOf(reviewer)).items).toEqual([]);
    expect((await queueOf(reviewer, 'decided')).items).toMatchObject([{ id, state: 'passed' }]);
    expect(await reviewer.call(deskIdentityRefuse, { id, seen, why: 'Too late' })).toMatchObject({
      code: deskErrorCodes.decidedAlready,
      data: { state: 'passed', at: done.settledAt },
    });
    expect(await actsOf(lender, id)).toEqual([['identity.passed', 'Same person']]);
  });

  it('a refusal needs a reason and rejects the application', async () => {
    const { lender, id, reviewer, order } = await start();
    const { checkId: seen } = await reviewOf(reviewer, id);
    expect((await reviewer.call(deskIdentityRefuse, { id, seen, why: ' ' })).code).toBe(
      errorCodes.invalidInput,
    );
    granted(await reviewer.call(deskIdentityRefuse, { id, seen, why: 'Another face' }));
    await lender.pass(minute);
    expect(await order()).toMatchObject({ step: 9, reasons: ['identityUnclear'] });
  });

  it('an application goes back to the photos that a person asks for, and is reviewed again', async () => {
    const { lender, id, reviewer, order, token, take, finish, submit } = await start();
    const { checkId: seen } = await reviewOf(reviewer, id);
    const asks = { id, seen, photos: ['front', 'face'] as ('front' | 'face')[], note: 'Glare' };
    expect((await reviewer.call(deskIdentityNewPhotos, { ...asks, photos: [] })).code).toBe(
      errorCodes.invalidInput,
    );
    const done = granted(await reviewer.call(deskIdentityNewPhotos, asks, { key: 'once' }));
    expect(granted(await reviewer.call(deskIdentityNewPhotos, asks, { key: 'once' }))).toEqual(done);
    expect(done.item.state).toBe('newPhotos');
    expect(await order()).toMatchObject({ step: 12, submittedAt: null, reviewEndsAt: null });
    await lender.jobs.runDue();
    const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
    expect(messages.filter(({ text }) => text.includes('new photos'))).toHaveLength(1);

    const reading = async () => granted(await lender.call(curpOcr, { loanOrderId: id }, { token })).error;
    expect(await reading()).toBe('cardFrontNotRecognised');
    expect(await finish(true)).toMatchObject({
      code: errorCodes.cardFrontNotRecognised,
      data: { photos: ['front', 'face'] },
    });
    granted(await take('front', png(900)));
    expect(await reading()).toBe('faceNotRecognised');
    expect(await finish(true)).toMatchObject({
      code: errorCodes.faceNotRecognised,
      data: { photos: ['face'] },
    });
    granted(await take('face', png(901)));
    expect(await reading()).toBeNull();
    expect(granted(await finish(true)).order.step).toBe(17);
    await submit();
    expect((await order()).step).toBe(1);
    expect((await queueOf(reviewer)).items).toEqual([]);
    await lender.pass(11 * minute);
    const anew = await reviewOf(reviewer, id);
    expect(anew).toMatchObject({ item: { state: 'waiting' }, askedBefore: 1, settledBy: null });
    expect((await queueOf(reviewer, 'decided')).items).toEqual([]);
    // The check that the first review was about is not the one that waits.
    expect(await reviewer.call(deskIdentityPass, { id, seen, note: '' })).toMatchObject({
      code: deskErrorCodes.changedMeanwhile,
      data: { state: 'waiting', checkId: anew.checkId },
    });
    granted(await reviewer.call(deskIdentityPass, { id, seen: anew.checkId, note: '' }));
    await lender.pass(minute);
    expect((await order()).step).toBe(14);
    const moves = await test.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, id))
      .orderBy(asc(orderEvents.id));
    expect(moves.find(({ event }) => event === 'photosAsked')).toMatchObject({
      fromStep: 1,
      toStep: 12,
      details: { photos: 'front face' },
    });
  });

  it('a decision about an application that its borrower has cancelled is refused', async () => {
    const { lender, id, reviewer, token } = await start();
    const { checkId: seen } = await reviewOf(reviewer, id);
    granted(await lender.call(cancelDrawMoney, { orderNo: id, reason: 'wrongAmount' }, { token }));
    expect(await reviewer.call(deskIdentityPass, { id, seen, note: '' })).toMatchObject({
      code: deskErrorCodes.changedMeanwhile,
      data: { state: 'over' },
    });
    expect((await queueOf(reviewer)).items).toEqual([]);
    expect((await reviewOf(reviewer, id)).item.state).toBe('over');
    expect((await reviewer.call(deskIdentityReview, { id: 'K0' })).code).toBe(deskErrorCodes.itemGone);
  });

  it('the same number of another borrower is a check without a name', async () => {
    const { lender, id, reviewer } = await start();
    const other = await identityWaits(lender, scriptedNumbers.faceReview, '722000111');
    const review = await reviewOf(reviewer, id);
    expect(review.numberElsewhere).toBe(true);
    expect(JSON.stringify(review)).not.toContain(other.loanOrderId);
  });

  it('an item of a colleague is not decided by another, and is free again after a while', async () => {
    const { lender, id, reviewer } = await start();
    const { checkId: seen } = await reviewOf(reviewer, id);
    granted(await reviewer.call(deskTake, { queue: 'identity', id }));
    const other = await staffAt(lender, ['reviewer'], 'Chao Mwangi');
    expect(await other.call(deskIdentityPass, { id, seen, note: '' })).toMatchObject({
      code: deskErrorCodes.itemTaken,
      data: { owner: { name: 'Barasa Wekesa' } },
    });
    await lender.pass(hour);
    const later = await staffAt(lender, ['reviewer'], 'Dama Charo');
    expect(granted(await later.call(deskIdentityPass, { id, seen, note: '' })).settledBy).toBe('Dama Charo');
  });
});

onBothEngines('two decisions about one identity at once', (test) => {
  it('one decides, the others are told', async () => {
    const lender = await startTestLender(test.db);
    const { loanOrderId: id } = await identityWaits(lender);
    const people = await Promise.all(
      ['A Aa', 'B Bb', 'C Cc'].map((name) => staffAt(lender, ['reviewer'], name)),
    );
    const { checkId: seen } = await reviewOf(people[0]!, id);
    const decisions = await Promise.all([
      people[0]!.call(deskIdentityPass, { id, seen, note: '' }),
      people[1]!.call(deskIdentityRefuse, { id, seen, why: 'Another face' }),
      people[2]!.call(deskIdentityNewPhotos, { id, seen, photos: ['face'], note: '' }),
    ]);
    expect(decisions.map(({ code }) => code).sort()).toEqual([
      0,
      deskErrorCodes.decidedAlready,
      deskErrorCodes.decidedAlready,
    ]);
  });
});
