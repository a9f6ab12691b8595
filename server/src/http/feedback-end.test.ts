import { errorCodes } from '@kopa/contract';
import { feedbackDetail, rateFeedback, updateFeedbackStatus } from '@kopa/contract/calls/feedback';
import { sandboxFeedbackClose } from '@kopa/contract/calls/sandbox-feedback';
import { describe, expect, it } from 'vitest';
import { registered } from '../../test/borrower.ts';
import { complained } from '../../test/feedback.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { feedbackEvents } from '../storage/schema/index.ts';

const test = useDatabase();

async function start() {
  const lender = await startTestLender(test.db);
  return { lender, token: await registered(lender) };
}

const close = (lender: TestLender, id: string, resolved = true) =>
  lender.call(sandboxFeedbackClose, { id, resolved });
const events = async () => (await test.db.select().from(feedbackEvents)).map(({ event }) => event);

describe('the end of feedback', () => {
  it('[S7-88] [S3-141] the borrower ends feedback as resolved or not, and can reopen it until the rating', async () => {
    const { lender, token } = await start();
    const { id } = await complained(lender, token);
    const set = (status: 2 | 4, resolved?: boolean) =>
      lender.call(
        updateFeedbackStatus,
        { id, status, ...(resolved !== undefined && { resolved }) },
        { token },
      );
    expect((await set(2)).code).toBe(errorCodes.feedbackOutOfTurn);
    expect((await set(4)).fields).toEqual({ resolved: 'resolved.required' });
    expect(granted(await set(4, false)).feedback).toMatchObject({ reviewStatus: 4, resolved: false });
    // The same again is the same; the opposite is too late.
    expect(granted(await set(4, false)).feedback).toMatchObject({ reviewStatus: 4, resolved: false });
    expect(await set(4, true)).toMatchObject({
      code: errorCodes.feedbackOutOfTurn,
      data: { reviewStatus: 4 },
    });
    expect(granted(await set(2)).feedback).toMatchObject({ reviewStatus: 2, resolved: null });
    granted(await set(2));
    granted(await set(4, true));
    granted(await lender.call(rateFeedback, { id, rating: 4 }, { token }));
    expect((await set(2)).code).toBe(errorCodes.feedbackRated);
    expect(await events()).toEqual(['created', 'closed', 'reopened', 'closed', 'rated']);
    for (const status of [1, 3, 5, '4'])
      expect((await lender.send(updateFeedbackStatus, { id, status }, { token })).fields).toEqual({
        status: 'feedbackStatus.invalid',
      });
  });

  it('[S7-89] [S1-28] finished feedback is rated once, from 1 to 5', async () => {
    const { lender, token } = await start();
    const { id } = await complained(lender, token);
    const stars = (rating: number) => lender.call(rateFeedback, { id, rating }, { token });
    expect(await stars(5)).toMatchObject({ code: errorCodes.feedbackOutOfTurn, data: { reviewStatus: 1 } });
    granted(await close(lender, id, false));
    for (const rating of [0, 6, 2.5, -1, Number.NaN])
      expect((await stars(rating)).fields).toEqual({ rating: 'rating.invalid' });
    expect(granted(await stars(2)).feedback).toMatchObject({ rating: 2, resolved: false, actions: [] });
    granted(await stars(2));
    expect((await stars(5)).code).toBe(errorCodes.feedbackRated);
    expect(await events()).toEqual(['created', 'settled', 'rated']);
    expect(granted(await lender.call(feedbackDetail, { id }, { token })).feedback.rating).toBe(2);
  });

  it('a repeated command returns the first answer', async () => {
    const { lender, token } = await start();
    const { id } = await complained(lender, token);
    const closeIt = () =>
      lender.call(updateFeedbackStatus, { id, status: 4, resolved: true }, { token, key: 'close' });
    const first = granted(await closeIt());
    granted(await lender.call(rateFeedback, { id, rating: 5 }, { token }));
    expect(granted(await closeIt())).toEqual(first);
    const other = { id, status: 2 } as const;
    expect((await lender.call(updateFeedbackStatus, other, { token, key: 'close' })).code).toBe(
      errorCodes.idempotencyKeyReused,
    );
  });
});
