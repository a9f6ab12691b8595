import { kenya } from '@kopa/contract';
import { applyMarket, latestOrder } from '@kopa/contract/calls/loan';
import { erasureAsk } from '@kopa/contract/calls/my-data';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import {
  deskAppealApprove,
  deskAppealReview,
  deskAppeals,
  deskAppealUphold,
} from '@kopa/contract/desk/calls/appeals';
import { deskSecond, deskSecondDecide } from '@kopa/contract/desk/calls/second';
import { deskTake, deskToday } from '@kopa/contract/desk/calls/work';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { orderSteps } from '@kopa/contract/order-steps';
import { retention } from '@kopa/contract/texts/retention';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appealed, appealWords } from '../../../test/appealed.ts';
import { application, loggedIn, mobile, personal } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { agreeTo, startMoneyLender } from '../../../test/loan.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { day } from '../../../test/times.ts';
import { orders, staffActs } from '../../storage/schema/index.ts';

const why = 'The two loans are paid back, seen in the statement';

const listed = async (person: AtDesk, state: 'open' | 'decided' = 'open') =>
  granted(await person.call(deskAppeals, { state, limit: 50 }));
const reviewOf = async (person: AtDesk, id: string) => granted(await person.call(deskAppealReview, { id }));
const approve = (person: AtDesk, id: string, key?: string) =>
  person.call(deskAppealApprove, { id, why }, key === undefined ? {} : { key });
const uphold = (person: AtDesk, id: string, key?: string) =>
  person.call(deskAppealUphold, { id, reasons: ['longDelay'], note: '' }, key === undefined ? {} : { key });
const orderOf = async (lender: TestLender, token: string) =>
  granted(await lender.call(latestOrder, {}, { token })).order!;
async function messages(lender: TestLender): Promise<string[]> {
  await lender.jobs.runDue();
  return granted(await lender.call(sandboxOutbox, { mobile })).messages.map(({ text }) => text);
}

onBothEngines('appeals at the desk', (test) => {
  const start = async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo: id } = await appealed(lender);
    return {
      lender,
      token,
      id,
      reviewer: await staffAt(lender, ['reviewer'], 'Barasa Wekesa'),
      second: await staffAt(lender, ['admin'], 'Njeri Mwangi'),
      acts: async () =>
        (await test.db.select().from(staffActs).orderBy(asc(staffActs.no))).map((row) => [row.act, row.why]),
    };
  };

  it('an appeal waits with the promise that its borrower was told, beside the rejection', async () => {
    const { lender, id, reviewer } = await start();
    const { items, counts } = await listed(reviewer);
    expect(counts).toEqual({ open: 1, late: 0 });
    const { appealDays } = kenya.review;
    expect(items).toMatchObject([
      { id, state: 'waiting', reasons: ['tooManyLoans'], isAsked: false, owner: null, cents: 1_000_000 },
    ]);
    expect(items[0]!.dueAt! - items[0]!.since).toBe(appealDays * day);
    for (const secret of [mobile, personal.lastName, appealWords])
      expect(JSON.stringify(items)).not.toContain(secret);
    expect(await reviewOf(reviewer, id)).toMatchObject({
      text: appealWords,
      decidedAt: lender.now(),
      loansBefore: { count: 0, late: 0 },
      newerOrderNo: null,
      answer: null,
    });
    await lender.pass(appealDays * day);
    const other = await appealed(lender, '722000111');
    const late = await staffAt(lender, ['reviewer']);
    expect((await listed(late)).items.map((item) => item.id)).toEqual([id, other.orderNo]);
    const next = granted(await late.call(deskAppeals, { state: 'open', cursor: id, limit: 1 }));
    expect(next.items.map((item) => item.id)).toEqual([other.orderNo]);
    const today = granted(await late.call(deskToday, {})).queues.find(({ queue }) => queue === 'appeals');
    expect(today).toMatchObject({ open: 2, late: 1, urgent: 0, promiseHours: appealDays * 24 });
  });

  it('above the limit two people approve an appeal, and the loan goes on', async () => {
    const { lender, token, id, reviewer, second, acts } = await start();
    const { requestId } = granted(await approve(reviewer, id, 'once'));
    expect(granted(await approve(reviewer, id, 'once'))).toEqual({ requestId });
    expect((await orderOf(lender, token)).step).toBe(orderSteps.reject);
    expect((await approve(reviewer, id)).code).toBe(deskErrorCodes.secondAsked);
    expect((await uphold(reviewer, id)).code).toBe(deskErrorCodes.secondAsked);
    expect((await listed(reviewer)).items).toMatchObject([{ isAsked: true }]);
    const own = await reviewer.call(deskSecondDecide, { id: requestId!, agreed: true, why });
    expect(own.code).toBe(deskErrorCodes.ownRequest);
    expect(granted(await second.call(deskSecond, { state: 'open' })).items).toMatchObject([
      { act: 'appeals.approved', itemId: id, cents: 1_000_000, may: 'decide', changes: [], isChanged: false },
    ]);
    granted(await second.call(deskSecondDecide, { id: requestId!, agreed: true, why: 'Read both' }));
    expect(await orderOf(lender, token)).toMatchObject({ step: orderSteps.confirm, reasons: [] });
    expect((await reviewOf(second, id)).answer).toMatchObject({ by: 'Barasa Wekesa, Njeri Mwangi' });
    expect((await messages(lender)).filter((text) => text.includes('is approved'))).toHaveLength(1);
    expect(await acts()).toEqual([
      ['second.asked', why],
      ['second.agreed', 'Read both'],
      ['appeals.approved', why],
    ]);
    expect((await listed(reviewer)).items).toEqual([]);
    expect((await listed(reviewer, 'decided')).items).toMatchObject([{ id, state: 'approved', dueAt: null }]);
    await agreeTo(lender, { token, orderNo: id });
    expect((await orderOf(lender, token)).step).toBe(orderSteps.getMoney);
  });

  it('within the limit one reviewer approves an appeal at once', async () => {
    const { lender, token, id, reviewer, acts } = await start();
    await test.db.update(orders).set({ loanAmountCents: 500_000 }).where(eq(orders.orderNo, id));
    expect(granted(await approve(reviewer, id))).toEqual({ requestId: null });
    expect((await orderOf(lender, token)).step).toBe(orderSteps.confirm);
    expect((await reviewOf(reviewer, id)).answer).toMatchObject({ by: 'Barasa Wekesa', reasons: [] });
    expect(await acts()).toEqual([['appeals.approved', why]]);
    const again = await approve(reviewer, id);
    expect([again.code, again.data]).toEqual([
      deskErrorCodes.decidedAlready,
      { state: 'approved', at: lender.now() },
    ]);
  });

  it('a rejection stays with prepared sentences and the name of the person, once', async () => {
    const { lender, token, id, reviewer, acts } = await start();
    const none = await reviewer.send(deskAppealUphold, { id, reasons: [], note: '' });
    expect(none.fields).toEqual({ reasons: 'reasons.required' });
    const review = granted(await uphold(reviewer, id, 'once'));
    expect(granted(await uphold(reviewer, id, 'once'))).toEqual(review);
    expect(review).toMatchObject({
      item: { state: 'upheld', dueAt: null },
      answer: { at: lender.now(), by: 'Barasa Wekesa', reasons: ['longDelay'] },
    });
    expect((await uphold(reviewer, id)).code).toBe(deskErrorCodes.decidedAlready);
    expect(await orderOf(lender, token)).toMatchObject({
      step: orderSteps.reject,
      appeal: { outcome: 'upheld', reviewer: 'Barasa Wekesa', reasons: ['longDelay'] },
    });
    expect((await messages(lender)).filter((text) => text.includes('still no'))).toHaveLength(1);
    expect(await acts()).toEqual([['appeals.upheld', '']]);
  });

  it('the second person to take an appeal is told who has the appeal, and decides nothing', async () => {
    const { lender, id, reviewer } = await start();
    granted(await reviewer.call(deskTake, { queue: 'appeals', id }));
    const other = await staffAt(lender, ['reviewer'], 'Chao Mwangi');
    for (const refused of [
      await other.call(deskTake, { queue: 'appeals', id }),
      await approve(other, id),
      await uphold(other, id),
    ]) {
      expect([refused.code, refused.data]).toMatchObject([
        deskErrorCodes.itemTaken,
        { owner: { name: 'Barasa Wekesa' } },
      ]);
    }
  });

  it('an approval is refused with the newer application of a borrower who has applied again', async () => {
    const { lender, id, reviewer, second } = await start();
    const { requestId } = granted(await approve(reviewer, id));
    await lender.pass(kenya.reapply.afterDays * day);
    const token = await loggedIn(lender);
    granted(await lender.call(applyMarket, application, { token }));
    const newerOrderNo = (await orderOf(lender, token)).orderNo;
    const later = await staffAt(lender, ['reviewer'], 'Barasa Wekesa');
    const refused = await approve(later, id);
    expect([refused.code, refused.data]).toEqual([deskErrorCodes.changedMeanwhile, { newerOrderNo }]);
    expect((await reviewOf(later, id)).newerOrderNo).toBe(newerOrderNo);
    expect((await second.call(deskSecondDecide, { id: requestId!, agreed: true, why })).code).not.toBe(0);
    granted(await uphold(later, id));
  });

  it('nobody answers an unknown appeal, or an erased one', async () => {
    const { lender, token, id, reviewer } = await start();
    expect((await approve(reviewer, 'KAAAAAAAAAA')).code).toBe(deskErrorCodes.itemGone);
    expect((await uphold(reviewer, 'KAAAAAAAAAA')).code).toBe(deskErrorCodes.itemGone);
    granted(await lender.call(erasureAsk, { erase: true }, { token }));
    await lender.pass((retention.erasureDays + 1) * day);
    const later = await staffAt(lender, ['reviewer'], 'Barasa Wekesa');
    expect((await approve(later, id)).code).toBe(deskErrorCodes.itemGone);
    expect(await listed(later)).toMatchObject({ items: [], counts: { open: 0 } });
    expect(await reviewOf(later, id)).toMatchObject({ text: '', item: { state: 'over' } });
  });
});
