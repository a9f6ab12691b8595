import { errorCodes } from '@kopa/contract';
import {
  createFeedback,
  editFeedback,
  feedbackDetail,
  feedbackRedDot,
  leaveFeedbackMessage,
  rateFeedback,
  updateFeedbackStatus,
} from '@kopa/contract/calls/feedback';
import { sandboxFeedbackAnswer, sandboxFeedbackClose } from '@kopa/contract/calls/sandbox-feedback';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { registered } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { complained, complaint, sentPicture } from '../../../test/feedback.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { readFeedback } from './feedback-words.ts';
import { feedbackEvents, feedbackFiles, feedbackMessages, feedbacks } from '../../storage/schema/index.ts';
import { feedbackTransition, type FeedbackEvent } from './feedback-machine.ts';

onBothEngines('concurrent feedback', (test) => {
  async function start() {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const { id } = await complained(lender, token);
    return { lender, token, id };
  }

  it('[S1-28] feedback is rated by one of twenty ratings, and ended by one of two ends', async () => {
    const { lender, token, id } = await start();
    const ends = await Promise.all([
      lender.call(updateFeedbackStatus, { id, status: 4, resolved: false }, { token }),
      lender.call(sandboxFeedbackClose, { id, resolved: true }),
    ]);
    expect(ends.map(({ code }) => code).sort()).toEqual([0, errorCodes.feedbackOutOfTurn]);
    const ratings = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        lender.call(rateFeedback, { id, rating: 1 + (index % 5) }, { token }),
      ),
    );
    const [row] = await test.db.select().from(feedbacks);
    // Only the request with the stored stars is granted.
    for (const [index, { code }] of ratings.entries())
      expect(code).toBe(row!.rating === 1 + (index % 5) ? 0 : errorCodes.feedbackRated);
    const rated = (await test.db.select().from(feedbackEvents)).filter(({ event }) => event === 'rated');
    expect(rated).toHaveLength(1);
  });

  it('feedback is edited or answered first, and never edited after the answer', async () => {
    const { lender, token, id } = await start();
    const [edit, answer] = await Promise.all([
      lender.call(editFeedback, { id, ...complaint, description: 'Edited.' }, { token }),
      lender.call(sandboxFeedbackAnswer, { id, content: 'Answered.' }),
    ]);
    expect(answer.code).toBe(0);
    const happened = await test.db.select().from(feedbackEvents).orderBy(asc(feedbackEvents.id));
    const [row] = await readFeedback(test.db, await test.db.select().from(feedbacks));
    expect([edit.code, happened.map(({ event }) => event), row!.description]).toEqual(
      edit.code === 0
        ? [0, ['created', 'edited', 'answered'], 'Edited.']
        : [errorCodes.feedbackAnswered, ['created', 'answered'], complaint.description],
    );
  });

  it('feedback has every message of both sides once, numbered without gaps', async () => {
    const { lender, token, id } = await start();
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => [
        lender.call(leaveFeedbackMessage, { id, content: `Mine ${n}`, images: [] }, { token }),
        lender.call(sandboxFeedbackAnswer, { id, content: `Ours ${n}` }),
      ]).flat(),
    );
    for (const answer of sent) granted(answer as typeof answer & { data: unknown });
    const board = await test.db.select().from(feedbackMessages).orderBy(asc(feedbackMessages.number));
    expect(board.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(board.map(({ content }) => content)).size).toBe(24);
    expect((await test.db.select().from(feedbackEvents)).length).toBe(25);
  });

  it('the same request opens feedback once, within the limit, and a picture is used in one place', async () => {
    const { lender, token } = await start();
    const same = await Promise.all(
      Array.from({ length: 6 }, () => complained(lender, token, { description: 'The same.' })),
    );
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    const { fileId } = await sentPicture(lender, token);
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        lender.call(
          createFeedback,
          { ...complaint, description: `No. ${n}`, receiptImages: [fileId] },
          { token },
        ),
      ),
    );
    expect(many.filter(({ code }) => code === 0)).toHaveLength(1);
    const more = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        lender.call(createFeedback, { ...complaint, description: `More ${n}` }, { token }),
      ),
    );
    expect(more.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(await test.db.select().from(feedbacks)).toHaveLength(5);
    expect((await test.db.select().from(feedbackFiles)).map(({ freeSince }) => freeSince)).toEqual([null]);
  });

  it('[S7-79] the red dot of an answer stays if the answer arrives while the borrower reads', async () => {
    const { lender, token, id } = await start();
    const [{ data: read }] = await Promise.all([
      lender.call(feedbackDetail, { id }, { token }),
      lender.call(sandboxFeedbackAnswer, { id, content: 'Hello.' }),
    ]);
    const { redDot } = granted(await lender.call(feedbackRedDot, {}, { token }));
    expect(redDot).toBe(read.messageList.length === 0);
  });

  it('[S3-137] [S3-138] [S3-139] [S3-140] the status follows the events in any order', async () => {
    const { lender, token } = await start();
    const sides = {
      edit: (id: string, n: number) =>
        lender.call(editFeedback, { id, ...complaint, description: `Edit ${n}` }, { token }),
      reply: (id: string, n: number) =>
        lender.call(leaveFeedbackMessage, { id, content: `Message ${n}`, images: [] }, { token }),
      close: (id: string) => lender.call(updateFeedbackStatus, { id, status: 4, resolved: false }, { token }),
      reopen: (id: string) => lender.call(updateFeedbackStatus, { id, status: 2 }, { token }),
      rate: (id: string) => lender.call(rateFeedback, { id, rating: 3 }, { token }),
      answer: (id: string) => lender.call(sandboxFeedbackAnswer, { id, content: 'Answer.' }),
      settle: (id: string) => lender.call(sandboxFeedbackClose, { id, resolved: true }),
    };
    const { policy } = lender.lender;
    lender.lender.policy = {
      ...policy,
      feedback: { ...policy.feedback, maximumOpen: 1000, messagesPerDay: 1000 },
    };
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...(Object.keys(sides) as (keyof typeof sides)[])), { maxLength: 8 }),
        async (acts) => {
          const { id } = await complained(lender, token, { description: `Case ${(made += 1)}` });
          for (const [n, act] of acts.entries()) await sides[act](id, n);
          const happened = (
            await test.db.select().from(feedbackEvents).orderBy(asc(feedbackEvents.id))
          ).filter(({ feedbackId }) => feedbackId === id);
          let status = 1;
          for (const { event, fromStatus, toStatus } of happened.slice(1)) {
            expect(fromStatus).toBe(status);
            expect(feedbackTransition(fromStatus!, event as FeedbackEvent)?.to).toBe(toStatus);
            status = toStatus;
          }
          const [row] = (await test.db.select().from(feedbacks)).filter((each) => each.id === id);
          expect(row).toMatchObject({ reviewStatus: status });
          expect(row!.resolved !== null).toBe(status === 4);
        },
      ),
      { seed: 88, numRuns: 25 },
    );
  });
});
