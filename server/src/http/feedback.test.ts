import { errorCodes } from '@kopa/contract';
import {
  createFeedback,
  editFeedback,
  feedbackCanHandle,
  feedbackDetail,
  feedbackList,
  feedbackNotHandle,
  leaveFeedbackMessage,
  rateFeedback,
  updateFeedbackStatus,
} from '@kopa/contract/calls/feedback';
import {
  sandboxFeedbackAnswer,
  sandboxFeedbackClose,
  sandboxFeedbackList,
} from '@kopa/contract/calls/sandbox-feedback';
import { describe, expect, it } from 'vitest';
import { registered } from '../../test/borrower.ts';
import { complained, complaint, sentPicture } from '../../test/feedback.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';
import { feedbackEvents, feedbacks } from '../storage/schema/index.ts';

const test = useDatabase();

async function start() {
  const lender = await startTestLender(test.db);
  return { lender, token: await registered(lender) };
}

const close = (lender: TestLender, id: string, resolved = true) =>
  lender.call(sandboxFeedbackClose, { id, resolved });
const events = async () => (await test.db.select().from(feedbackEvents)).map(({ event }) => event);

const sent = async () => {
  const { lender, token } = await start();
  const image = await sentPicture(lender, token);
  const appointmentTime = lender.now() + day;
  const request = {
    ...complaint,
    contact: '+254 712 345 678',
    appointmentTime,
    receiptImages: [image.fileId],
  };
  const { feedback } = granted(await lender.call(createFeedback, request, { token }));
  return { lender, token, image, appointmentTime, feedback };
};

describe('feedback', () => {
  it('[S1-27] [S7-85] [S3-121] [S3-123] [S3-124] sent feedback has its type, description and contact', async () => {
    const { feedback } = await sent();
    const { type, description } = complaint;
    expect(feedback).toMatchObject({ type, description, contact: '712345678' });
  });

  it('[S3-125] [S3-126] [S3-127] sent feedback has its appointment, receiver account and pictures', async () => {
    const { feedback, appointmentTime, image } = await sent();
    const { receiverAccount } = complaint;
    expect(feedback).toMatchObject({ appointmentTime, receiverAccount, receiptImages: [image] });
  });

  it('[S7-80] [S3-120] [S3-122] [S3-128] [S3-129] the detail has id, time, status and messages, and no other field', async () => {
    const { lender, token, image, appointmentTime, feedback } = await sent();
    const { feedback: detail, ...rest } = granted(
      await lender.call(feedbackDetail, { id: feedback.id }, { token }),
    );
    expect(detail).toEqual({
      ...complaint,
      id: expect.stringMatching(/^F[2-9A-Z]{10}$/),
      createTime: lender.now(),
      contact: '712345678',
      appointmentTime,
      receiptImages: [image],
      reviewStatus: 1,
      resolved: null,
      rating: null,
      redDot: false,
      actions: ['edit', 'leaveMessage', 'close'],
    });
    expect(detail).toEqual(feedback);
    expect(rest).toEqual({ messageList: [], nextCursor: null });
    const { feedbackList: waiting } = granted(await lender.call(sandboxFeedbackList, {}));
    expect(waiting).toEqual([feedback]);
  });

  it('the receiver account is unreadable in the database', async () => {
    const { lender, token } = await start();
    await complained(lender, token);
    const [row] = await test.db.select().from(feedbacks);
    expect(JSON.stringify(row)).not.toContain('QK17ABCD12');
    expect(lender.log()).not.toContain('old balance');
  });

  it('[S7-81] [S7-78] the answer lists the available actions and the number of open feedback', async () => {
    const { lender, token } = await start();
    const nothing = { notHandle: false, count: 0, needReply: 0, id: null };
    expect(granted(await lender.call(feedbackNotHandle, {}, { token }))).toEqual(nothing);
    expect(granted(await lender.call(feedbackCanHandle, {}, { token }))).toEqual({
      canHandle: true,
      actions: ['create'],
    });
    const { id } = await complained(lender, token);
    const can = async () => granted(await lender.call(feedbackCanHandle, { id }, { token }));
    expect(granted(await lender.call(feedbackNotHandle, { type: 1 }, { token }))).toEqual({
      notHandle: true,
      count: 1,
      needReply: 0,
      id,
    });
    expect(granted(await lender.call(feedbackNotHandle, { type: 2 }, { token }))).toEqual(nothing);
    expect(await can()).toEqual({ canHandle: true, actions: ['edit', 'leaveMessage', 'close'] });
    granted(await close(lender, id));
    expect(granted(await lender.call(feedbackNotHandle, {}, { token }))).toEqual(nothing);
    expect((await can()).actions).toEqual(['reopen', 'rate']);
    granted(await lender.call(rateFeedback, { id, rating: 3 }, { token }));
    expect(await can()).toEqual({ canHandle: false, actions: [] });
  });

  it('[S7-83] the list is newest first, in stable pages while new feedback arrives', async () => {
    const { lender, token } = await start();
    const ids: string[] = [];
    const add = async (description: string) => (await complained(lender, token, { description })).id;
    for (const name of ['one', 'two', 'three']) ids.unshift(await add(name));
    const other = await registered(lender, '722000555');
    const theirs = await complained(lender, other);
    const page = async (cursor: string | null, status?: 1 | 4) =>
      granted(await lender.call(feedbackList, { cursor, limit: 2, ...(status && { status }) }, { token }));
    const first = await page(null);
    expect(first.feedbackList.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await add('four');
    const second = await page(first.nextCursor);
    expect(second.feedbackList.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.nextCursor).toBeNull();
    granted(await close(lender, ids[2]!));
    expect((await page(null, 4)).feedbackList.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await lender.call(feedbackList, { cursor: theirs.id, limit: 2 }, { token })).code).toBe(
      errorCodes.feedbackNotFound,
    );
    for (const limit of [0, 51, 1.5])
      expect((await lender.call(feedbackList, { limit }, { token })).fields).toEqual({
        limit: 'value.invalid',
      });
  });

  it('[S7-84] feedback and its pictures are editable until the first answer', async () => {
    const { lender, token } = await start();
    const [kept, gone, added] = [
      await sentPicture(lender, token),
      await sentPicture(lender, token),
      await sentPicture(lender, token),
    ];
    const { id } = await complained(lender, token, { receiptImages: [gone.fileId, kept.fileId] });
    const edit = (changes: Record<string, unknown>) =>
      lender.send(editFeedback, { id, ...complaint, ...changes }, { token });
    const changed = granted(
      await edit({
        type: 3,
        description: 'It shows now.\nThank you 🙏',
        contact: 'wanjiru@gmail.com',
        receiverAccount: '',
        receiptImages: [added.fileId, kept.fileId],
      }),
    );
    expect(changed['feedback']).toMatchObject({
      id,
      type: 3,
      description: 'It shows now.\nThank you 🙏',
      contact: 'wanjiru@gmail.com',
      receiverAccount: null,
      receiptImages: [added, kept],
      reviewStatus: 1,
    });
    granted(await lender.call(sandboxFeedbackAnswer, { id, content: 'We are looking.' }));
    const refused = await edit({});
    expect(refused).toMatchObject({ code: errorCodes.feedbackAnswered, data: { reviewStatus: 2 } });
    expect(await events()).toEqual(['created', 'edited', 'answered']);
  });

  it('feedback of another borrower is unknown and stays unchanged', async () => {
    const { lender, token } = await start();
    const { id } = await complained(lender, token);
    granted(await lender.call(sandboxFeedbackAnswer, { id, content: 'Hello.' }));
    const stranger = { token: await registered(lender, '722000555') };
    const before = [await test.db.select().from(feedbacks), await events()];
    for (const [call, request] of [
      [feedbackDetail, { id }],
      [feedbackCanHandle, { id }],
      [editFeedback, { id, ...complaint }],
      [leaveFeedbackMessage, { id, content: 'Mine.' }],
      [updateFeedbackStatus, { id, status: 4, resolved: true }],
      [rateFeedback, { id, rating: 1 }],
    ] as const)
      expect((await lender.send(call, request, stranger)).code).toBe(errorCodes.feedbackNotFound);
    expect([await test.db.select().from(feedbacks), await events()]).toEqual(before);
  });
});
