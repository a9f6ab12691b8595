import { errorCodes } from '@kopa/contract';
import { feedbackDetail, leaveFeedbackMessage, rateFeedback } from '@kopa/contract/calls/feedback';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import {
  deskFeedbackAct,
  deskFeedbackQueue,
  deskFeedbackThread,
  deskPreparedAnswers,
} from '@kopa/contract/desk/calls/feedback';
import { deskRecord } from '@kopa/contract/desk/calls/record';
import { deskGiveBack, deskTake, deskToday } from '@kopa/contract/desk/calls/work';
import { describe, expect, it } from 'vitest';
import { mobile, registered } from '../../../test/borrower.ts';
import { staffAt } from '../../../test/desk.ts';
import { complained } from '../../../test/feedback.ts';
import { disbursed, startMoneyLender } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { users } from '../../storage/schema/index.ts';
import { hour, minute } from '../../../test/times.ts';

const test = useDatabase();

/** A borrower who has written, and an agent. */
async function start() {
  const lender = await startTestLender(test.db);
  const token = await registered(lender);
  const { id } = await complained(lender, token);
  const agent = await staffAt(lender, ['agent']);
  return {
    lender,
    token,
    id,
    agent,
    write: async (content: string) =>
      granted(await lender.call(leaveFeedbackMessage, { id, content, images: [] }, { token })),
    seenByBorrower: async () => granted(await lender.call(feedbackDetail, { id }, { token })),
  };
}

describe('feedback at the desk', () => {
  it('[S3-138] [S3-139] [S3-140] [S1-28] an agent answers, asks back and closes; the borrower reads and rates', async () => {
    const { lender, token, id, agent, write, seenByBorrower } = await start();
    const act = async (request: object) =>
      granted(await agent.call(deskFeedbackAct, { id, resolved: true, ...request } as never));
    await act({ act: 'answered', content: 'We look for it.', seen: 0 });
    expect((await seenByBorrower()).feedback).toMatchObject({ reviewStatus: 2 });
    await act({ act: 'askedBack', content: 'Which number did you pay from?', seen: 1 });
    expect((await seenByBorrower()).feedback.reviewStatus).toBe(3);
    await write('My own.');
    const closed = await act({ act: 'settled', content: 'It is booked.', seen: 3 });
    expect(closed.messages.map(({ author, content }) => [author, content])).toEqual([
      ['platform', 'We look for it.'],
      ['platform', 'Which number did you pay from?'],
      ['borrower', 'My own.'],
      ['platform', 'It is booked.'],
    ]);
    granted(await lender.call(rateFeedback, { id, rating: 5 }, { token }));
    const rated = granted(await agent.call(deskFeedbackThread, { id }));
    expect(rated.item).toMatchObject({ rating: 5, turn: 'nobody', dueAt: null });
    const { rows } = granted(await agent.call(deskRecord, { aboutId: id, limit: 50 }));
    expect(rows.map((row) => [row.act, row.staff.name, row.before, row.after])).toEqual([
      [
        'feedback.settled',
        'Achieng Atieno',
        { reviewStatus: 2 },
        { reviewStatus: 4, message: 4, resolved: true },
      ],
      ['feedback.askedBack', 'Achieng Atieno', { reviewStatus: 2 }, { reviewStatus: 3, message: 2 }],
      ['feedback.answered', 'Achieng Atieno', { reviewStatus: 1 }, { reviewStatus: 2, message: 1 }],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/look for it|booked|712 ?\d{3}/);
  });

  it('the queue is in the order of the promise, and an answer moves feedback to the others', async () => {
    const { lender, token, id, agent, write } = await start();
    await lender.pass(hour);
    const second = await complained(lender, token, { description: 'The money has not come.' });
    await lender.pass(47 * hour + 30 * minute);
    const fresh = await staffAt(lender, ['agent'], 'Brian Wekesa');
    const queue = async (turn: 'ours' | 'theirs' | 'done' = 'ours') =>
      granted(await fresh.call(deskFeedbackQueue, { turn, limit: 50 }));
    const ours = await queue();
    expect(ours.items.map((item) => [item.id, item.dueAt! - lender.now(), item.lastLine])).toEqual([
      [id, -30 * minute, 'I paid on Sunday and the loan still shows the old balance.'],
      [second.id, 30 * minute, 'The money has not come.'],
    ]);
    expect(ours.items[0]!.borrower).toMatchObject({ name: '', phone: '712 ••• 678' });
    expect(ours.counts).toEqual({ ours: 2, theirs: 0, late: 1 });
    granted(
      await fresh.call(deskFeedbackAct, { id, act: 'answered', content: 'Soon.', resolved: true, seen: 0 }),
    );
    expect((await queue()).items.map((item) => item.id)).toEqual([second.id]);
    expect((await queue('theirs')).items.map((item) => [item.id, item.turn, item.dueAt])).toEqual([
      [id, 'theirs', null],
    ]);
    await lender.pass(hour);
    await write('When is soon?');
    await lender.pass(10 * minute);
    await write('Hello?');
    const later = granted(
      await (await staffAt(lender, ['agent'])).call(deskFeedbackQueue, { turn: 'ours', limit: 1 }),
    );
    expect([later.items.map((item) => item.id), later.nextCursor]).toEqual([[second.id], second.id]);
    const next = granted(
      await (
        await staffAt(lender, ['agent'])
      ).call(deskFeedbackQueue, { turn: 'ours', limit: 1, cursor: second.id }),
    );
    expect(next.items.map((item) => [item.id, lender.now() - item.since])).toEqual([[id, 10 * minute]]);
    expect(agent.name).toBe('Achieng Atieno');
  });

  it('the loan stands beside the thread as the borrower is told', async () => {
    const lender = await startMoneyLender(test.db);
    const { orderNo, token } = await disbursed(lender);
    const { id } = await complained(lender, token);
    const agent = await staffAt(lender, ['agent']);
    const thread = granted(await agent.call(deskFeedbackThread, { id }));
    expect(thread.order?.orderNo).toBe(orderNo);
    expect(thread.loan).toMatchObject({ principalOwedCents: 1_000_000, paidCents: 0 });
    expect(thread.item.borrower).toMatchObject({ name: expect.stringMatching(/^\w+ \w\.$/) });
    expect(JSON.stringify(thread.item)).not.toContain(mobile);
  });
});

describe('prepared answers', () => {
  it("an answer is in the borrower's language and the agent's, from the case, and its name is recorded", async () => {
    const lender = await startMoneyLender(test.db);
    const { token } = await disbursed(lender);
    const { id } = await complained(lender, token);
    await test.db.update(users).set({ language: 'sw' });
    const agent = await staffAt(lender, ['agent']);
    const { answers } = granted(await agent.call(deskPreparedAnswers, { id }));
    expect(answers.map((each) => [each.id, each.isOfTopic]).slice(0, 4)).toEqual([
      ['askReceipt', true],
      ['paymentFound', true],
      ['paymentNotHere', true],
      ['whatIsOwed', false],
    ]);
    const found = answers[1]!;
    expect(found.text).toMatch(/^Habari \w+\. Tumepata malipo yako\..* KSh\s[\d,]+\./);
    expect(found.preview).toMatch(/^Hello \w+\. We have found your payment\..* KSh\s[\d,]+\./);
    expect(JSON.stringify(answers)).not.toContain('{{');
    const answer = { id, act: 'answered' as const, content: found.text, resolved: true, seen: 0 };
    granted(await agent.call(deskFeedbackAct, { ...answer, prepared: ['paymentFound'] }));
    const { rows } = granted(await agent.call(deskRecord, { aboutId: id, limit: 1 }));
    expect(rows[0]!.after).toEqual({ reviewStatus: 2, message: 1, prepared: ['paymentFound'] });
  });

  it('without a loan no answer speaks of one', async () => {
    const { agent, id } = await start();
    const { answers } = granted(await agent.call(deskPreparedAnswers, { id }));
    expect(answers.map((each) => each.id)).toEqual(['askReceipt', 'howToApply', 'weLook']);
    expect(answers[0]).toMatchObject({ preview: '', text: expect.stringMatching(/^Hello\. /) });
  });
});

describe('two people and one item', () => {
  it('the second is told who has the item and since when, and may have it after a quarter of an hour', async () => {
    const { lender, id, agent } = await start();
    const item = { queue: 'feedback' as const, id };
    granted(await agent.call(deskTake, item));
    const brian = await staffAt(lender, ['agent'], 'Brian Wekesa');
    const since = lender.now();
    const answer = { id, act: 'answered' as const, content: 'Mine.', resolved: true, seen: 0 };
    for (const taken of [await brian.call(deskTake, item), await brian.call(deskFeedbackAct, answer)]) {
      expect([taken.code, taken.data]).toEqual([
        deskErrorCodes.itemTaken,
        { owner: { id: agent.id, name: 'Achieng Atieno' }, since },
      ]);
    }
    const today = granted(await brian.call(deskToday, {}));
    expect(today.queues.filter(({ queue }) => queue === 'feedback')).toMatchObject([
      { queue: 'feedback', open: 1, yours: 0, atWork: [{ name: 'Achieng Atieno' }] },
    ]);
    await lender.pass(14 * minute);
    granted(await agent.call(deskTake, item));
    granted(await brian.call(deskToday, {}));
    await lender.pass(14 * minute);
    granted(await brian.call(deskToday, {}));
    expect((await brian.call(deskTake, item)).code).toBe(deskErrorCodes.itemTaken);
    await lender.pass(minute);
    expect(granted(await brian.call(deskTake, item)).item.owner).toEqual({
      id: brian.id,
      name: 'Brian Wekesa',
    });
    granted(await brian.call(deskGiveBack, item));
    expect(granted(await brian.call(deskFeedbackThread, { id })).item.owner).toBeNull();
  });

  it('of two who take at once, one has the item', async () => {
    const { lender, id } = await start();
    const people = await Promise.all(
      ['A Aa', 'B Bb', 'C Cc'].map((name) => staffAt(lender, ['agent'], name)),
    );
    const codes = await Promise.all(
      people.map(async (one) => (await one.call(deskTake, { queue: 'feedback', id })).code),
    );
    expect(codes.sort()).toEqual([0, deskErrorCodes.itemTaken, deskErrorCodes.itemTaken]);
  });

  it('an answer to what the borrower has changed since is refused, and changes nothing', async () => {
    const { agent, id, write, seenByBorrower } = await start();
    await write('I found the receipt.');
    const answer = { id, act: 'answered' as const, content: 'Please send the receipt.', resolved: true };
    const refused = await agent.call(deskFeedbackAct, { ...answer, seen: 0 });
    expect([refused.code, refused.data]).toEqual([deskErrorCodes.changedMeanwhile, { newest: 1 }]);
    expect((await seenByBorrower()).messageList).toHaveLength(1);
    const { rows } = granted(await agent.call(deskRecord, { aboutId: id, limit: 50 }));
    expect(rows).toEqual([]);
    granted(await agent.call(deskFeedbackAct, { ...answer, seen: 1 }));
  });

  it('the same answer twice is one message', async () => {
    const { agent, id, seenByBorrower } = await start();
    const answer = { id, act: 'answered' as const, content: 'We look.', resolved: true, seen: 0 };
    const first = granted(await agent.call(deskFeedbackAct, answer, { key: 'once' }));
    expect(granted(await agent.call(deskFeedbackAct, answer, { key: 'once' }))).toEqual(first);
    expect((await seenByBorrower()).messageList).toHaveLength(1);
    const empty = await agent.call(deskFeedbackAct, { id, act: 'askedBack', resolved: true, seen: 1 });
    expect([empty.code, empty.fields]).toEqual([errorCodes.invalidInput, { content: 'content.required' }]);
  });
});
