import { errorCodes } from '@kopa/contract';
import {
  feedbackDetail,
  feedbackMessages,
  feedbackNotHandle,
  feedbackRedDot,
  leaveFeedbackMessage,
} from '@kopa/contract/calls/feedback';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import {
  sandboxFeedbackAnswer,
  sandboxFeedbackAsk,
  sandboxFeedbackClose,
  sandboxFeedbackList,
} from '@kopa/contract/calls/sandbox-feedback';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mobile, registered } from '../../test/borrower.ts';
import { complained, sentPicture } from '../../test/feedback.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, minute } from '../../test/times.ts';
import { feedbackEvents, feedbackMessages as messages, users } from '../storage/schema/index.ts';

const test = useDatabase();

/** A borrower with feedback, and the actions of both sides. */
async function start() {
  const lender = await startTestLender(test.db);
  const token = await registered(lender);
  const { id } = await complained(lender, token);
  return {
    lender,
    token,
    id,
    write: (content: string, images: string[] = []) =>
      lender.call(leaveFeedbackMessage, { id, content, images }, { token }),
    answer: (content: string) => lender.call(sandboxFeedbackAnswer, { id, content }),
    ask: (content: string) => lender.call(sandboxFeedbackAsk, { id, content }),
    detail: async () => granted(await lender.call(feedbackDetail, { id }, { token })),
    redDot: async () => granted(await lender.call(feedbackRedDot, {}, { token })),
  };
}

const told = async (lender: TestLender) => {
  await lender.jobs.runDue();
  const { messages: sent } = granted(await lender.call(sandboxOutbox, { mobile }));
  return sent.map(({ text }) => text).filter((text) => !/\d{6}/.test(text));
};

describe('the message board', () => {
  it('[S3-137] [S3-138] [S3-139] [S3-140] the status follows the messages of both sides, and every move is stored', async () => {
    const { lender, token, id, write, answer, ask, detail } = await start();
    const status = async () => (await detail()).feedback.reviewStatus;
    granted(await write('I forgot to say: it was at noon.'));
    expect(await status()).toBe(1);
    granted(await answer('We are looking for it.'));
    expect(await status()).toBe(2);
    granted(await ask('Which number did you pay from?'));
    expect(await status()).toBe(3);
    expect(granted(await lender.call(feedbackNotHandle, {}, { token }))).toMatchObject({ needReply: 1 });
    expect(granted(await lender.call(sandboxFeedbackList, {})).feedbackList).toEqual([]);
    const replied = granted(await write('From my own.'));
    expect(replied.feedback.reviewStatus).toBe(2);
    expect(granted(await lender.call(sandboxFeedbackList, {})).feedbackList).toHaveLength(1);
    granted(await lender.call(sandboxFeedbackClose, { id, resolved: true, content: 'It is booked now.' }));
    const { feedback } = await detail();
    expect(feedback).toMatchObject({ reviewStatus: 4, resolved: true, actions: ['reopen', 'rate'] });
    expect(await write('One more thing.')).toMatchObject({
      code: errorCodes.feedbackOutOfTurn,
      data: { reviewStatus: 4 },
    });
    expect((await answer('Too late.')).code).toBe(errorCodes.feedbackOutOfTurn);
    expect((await lender.call(sandboxFeedbackAnswer, { id: 'F', content: 'x' })).code).toBe(
      errorCodes.feedbackNotFound,
    );
    const happened = await test.db.select().from(feedbackEvents);
    expect(happened.map(({ event, author, toStatus }) => [event, author, toStatus])).toEqual([
      ['created', 'borrower', 1],
      ['replied', 'borrower', 1],
      ['answered', 'platform', 2],
      ['askedBack', 'platform', 3],
      ['replied', 'borrower', 2],
      ['settled', 'platform', 4],
    ]);
  });

  it('[S7-86] [S3-129] the messages of both sides are listed with number and author', async () => {
    const { lender, id, write, answer, ask, detail } = await start();
    granted(await write('I forgot to say: it was at noon.'));
    granted(await answer('We are looking for it.'));
    granted(await ask('Which number did you pay from?'));
    const replied = granted(await write('From my own.'));
    granted(await lender.call(sandboxFeedbackClose, { id, resolved: true, content: 'It is booked now.' }));
    const { messageList } = await detail();
    expect(messageList.map(({ number, author, content }) => [number, author, content])).toEqual([
      [1, 'borrower', 'I forgot to say: it was at noon.'],
      [2, 'platform', 'We are looking for it.'],
      [3, 'platform', 'Which number did you pay from?'],
      [4, 'borrower', 'From my own.'],
      [5, 'platform', 'It is booked now.'],
    ]);
    expect(messageList[3]).toEqual(replied.message);
  });

  it('[S7-87] messages are read in pages from the newest, in reading order', async () => {
    const { lender, token, id, answer } = await start();
    for (let n = 1; n <= 55; n += 1) granted(await answer(`No. ${n}`));
    const page = async (cursor: number | null, limit = 20) =>
      granted(await lender.call(feedbackMessages, { id, cursor, limit }, { token }));
    const first = await page(null);
    const second = await page(first.nextCursor);
    granted(await answer('No. 56'));
    const third = await page(second.nextCursor);
    expect([first, second, third].map(({ messageList }) => messageList.map(({ number }) => number))).toEqual([
      numbers(36, 55),
      numbers(16, 35),
      numbers(1, 15),
    ]);
    expect([first, second, third].map(({ nextCursor }) => nextCursor)).toEqual([36, 16, null]);
    const { messageList, nextCursor } = granted(await lender.call(feedbackDetail, { id }, { token }));
    expect([messageList.length, messageList.at(-1)!.content, nextCursor]).toEqual([50, 'No. 56', 7]);
    expect((await lender.call(feedbackMessages, { id: 'F', limit: 20 }, { token })).code).toBe(
      errorCodes.feedbackNotFound,
    );
  });

  it('a message keeps its text exactly: any script, emoji, addresses, markup, line breaks', async () => {
    const { write, detail } = await start();
    const typed = [
      'Nimelipa ✅ 👩‍👩‍👧‍👦\n\n\tAsante!  ',
      'دفعت يوم الأحد، رقم 123',
      'שילמתי \u202eabc\u202c ביום ראשון',
      "https://example.com/?a=1 <script>alert(1)</script> {{code}} ' or 1=1 --",
      'e\u0301 é ｆｕｌｌ 𝒳',
      '👍'.repeat(2000),
    ];
    for (const content of typed) expect(granted(await write(content)).message.content).toBe(content);
    expect((await detail()).messageList.map(({ content }) => content)).toEqual(typed);
  });

  it('an unreadable message is refused with a reason, and changes nothing', async () => {
    const { write } = await start();
    const wrong = {
      'content.required': ['', ' \n\t ', '\u200b\u200e', 7, null],
      'content.long': ['a'.repeat(2001), '👍'.repeat(2001), 'x'.repeat(10_000)],
      'text.control': ['a\u0007b', 'a\u001b[31m', 'a\u0085b', 'a\ud800b'],
    };
    for (const [key, values] of Object.entries(wrong))
      for (const value of values) {
        const refused = await write(value as string);
        expect([value, refused.code, refused.fields]).toEqual([
          value,
          errorCodes.invalidInput,
          { content: key },
        ]);
      }
    expect(await test.db.select().from(messages)).toEqual([]);
    expect(await test.db.select().from(feedbackEvents)).toHaveLength(1);
  });

  it('two concurrent sends of one message store one message, and two intended messages are two', async () => {
    const { lender, token, id, write, answer } = await start();
    const file = await sentPicture(lender, token, { of: 'message' });
    const first = granted(await write('Hello?', [file.fileId]));
    expect(granted(await write('Hello?', [file.fileId])).message).toEqual(first.message);
    expect(granted(await write('Hello?')).message.number).toBe(2);
    granted(await answer('Hello.'));
    expect(granted(await write('Hello?')).message.number).toBe(4);
    await lender.pass(2 * minute);
    expect(granted(await write('Hello?')).message.number).toBe(5);
    const keyed = () =>
      lender.call(leaveFeedbackMessage, { id, content: 'Once', images: [] }, { token, key: 'once' });
    const sent = granted(await keyed());
    granted(await answer('Yes.'));
    expect(granted(await keyed())).toEqual(sent);
    expect(await test.db.select().from(messages)).toHaveLength(7);
  });

  it('the number of messages per day is limited', async () => {
    const { lender, write } = await start();
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, feedback: { ...policy.feedback, messagesPerDay: 2 } };
    granted(await write('One'));
    granted(await write('Two'));
    expect((await write('Three')).code).toBe(errorCodes.feedbackTooMuch);
    expect(await test.db.select().from(feedbackEvents)).toHaveLength(3);
    await lender.pass(day);
    granted(await write('Three'));
  });

  it('the database refuses changes of messages and events', async () => {
    const { id, write } = await start();
    granted(await write('One'));
    await expect(test.db.delete(feedbackEvents).where(eq(feedbackEvents.feedbackId, id))).rejects.toThrow();
    await expect(test.db.update(messages).set({ content: '' })).rejects.toThrow();
  });
});

describe('the red dot', () => {
  it('[S7-79] a message of the platform sets the red dot, and reading clears the dot of that feedback', async () => {
    const { lender, token, answer, write, detail, redDot } = await start();
    const off = { redDot: false, count: 0 };
    expect(await redDot()).toEqual(off);
    granted(await write('Hello.'));
    expect(await redDot()).toEqual(off);
    const second = await complained(lender, token, { type: 2 });
    granted(await answer('Hello.'));
    granted(await answer('Hello again.'));
    granted(await lender.call(sandboxFeedbackClose, { id: second.id, resolved: false }));
    expect(await redDot()).toEqual({ redDot: true, count: 2 });
    expect((await detail()).feedback.redDot).toBe(false);
    expect(await redDot()).toEqual({ redDot: true, count: 1 });
    const board = () => lender.call(feedbackMessages, { id: second.id, limit: 20 }, { token });
    // An older page must not mark new messages as read.
    granted(await lender.call(feedbackMessages, { id: second.id, cursor: 1, limit: 20 }, { token }));
    expect(await redDot()).toEqual({ redDot: true, count: 1 });
    granted(await board());
    expect(await redDot()).toEqual(off);
    const other = await registered(lender, '722000555');
    expect(granted(await lender.call(feedbackRedDot, {}, { token: other }))).toEqual(off);
  });
});

describe('the SMS about an answer', () => {
  it("the SMS announces an answer without its content, in the borrower's language", async () => {
    const { lender, id, answer, ask, detail } = await start();
    granted(await answer('Your balance is KSh 3,500.'));
    granted(await answer('And thank you.'));
    expect(await told(lender)).toEqual(['Customer service has answered you. Open the app to read it.']);
    granted(await ask('Which number?'));
    await detail();
    const english = [
      'Customer service needs a reply from you. Open the app to read the question.',
      'Customer service has answered you. Open the app to read it.',
    ];
    expect(await told(lender)).toEqual(english);
    await test.db.update(users).set({ language: 'sw' });
    granted(await lender.call(sandboxFeedbackClose, { id, resolved: true }));
    expect(await told(lender)).toEqual([
      'Huduma kwa wateja imefunga ujumbe wako. Fungua programu usome matokeo na utoe alama.',
      ...english,
    ]);
  });
});

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
