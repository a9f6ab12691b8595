import { errorCodes } from '@kopa/contract';
import {
  createFeedback,
  editFeedback,
  feedbackCanHandle,
  updateFeedbackStatus,
} from '@kopa/contract/calls/feedback';
import { sandboxFeedbackClose } from '@kopa/contract/calls/sandbox-feedback';
import { feedbackTypes } from '@kopa/contract/enumerations/feedback';
import { describe, expect, it } from 'vitest';
import { registered } from '../../test/borrower.ts';
import { complained, complaint } from '../../test/feedback.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { day, hour } from '../../test/times.ts';
import { feedbacks } from '../storage/schema/index.ts';

const test = useDatabase();

async function start() {
  const lender = await startTestLender(test.db);
  return { lender, token: await registered(lender) };
}

const close = (lender: TestLender, id: string, resolved = true) =>
  lender.call(sandboxFeedbackClose, { id, resolved });

describe('new feedback', () => {
  it.each([
    ['[S3-130]', 'repaidBillNotUpdated', 1],
    ['[S3-131]', 'extendPeriod', 2],
    ['[S3-132]', 'other', 3],
    ['[S3-133]', 'loanFailure', 4],
    ['[S3-134]', 'wantToBorrow', 5],
    ['[S3-135]', 'wantToRepay', 6],
    ['[S3-136]', 'loanNotReceived', 7],
  ] as const)('%s feedback of the type %s has the code %i', async (_, name, type) => {
    const { lender, token } = await start();
    expect(feedbackTypes[name]).toBe(type);
    expect((await complained(lender, token, { type })).type).toBe(type);
  });

  it('feedback has no type beside these seven', async () => {
    const { lender, token } = await start();
    expect(Object.keys(feedbackTypes)).toHaveLength(7);
    for (const type of [0, 8, '1', null, 1.5]) {
      const refused = await lender.send(createFeedback, { ...complaint, type }, { token });
      expect(refused).toMatchObject({
        code: errorCodes.invalidInput,
        fields: { type: 'feedbackType.required' },
      });
    }
  });

  it('repeated feedback without a key is the existing feedback until that is done', async () => {
    const { lender, token } = await start();
    const first = await complained(lender, token);
    expect((await complained(lender, token)).id).toBe(first.id);
    const other = await registered(lender, '722000555');
    expect((await complained(lender, other)).id).not.toBe(first.id);
    granted(await close(lender, first.id));
    const second = await complained(lender, token);
    expect(second.id).not.toBe(first.id);
    // Both can be open beside each other.
    granted(await lender.call(updateFeedbackStatus, { id: first.id, status: 2 }, { token }));
    expect(await test.db.select().from(feedbacks)).toHaveLength(3);
  });

  it('the number of open feedback and the number per day are limited', async () => {
    const { lender, token } = await start();
    lender.lender.policy = { ...lender.lender.policy, feedback: { ...policyOf(lender), messagesPerDay: 7 } };
    const ids: string[] = [];
    for (let n = 1; n <= 5; n += 1)
      ids.push((await complained(lender, token, { description: `No. ${n}` })).id);
    const more = (description: string) =>
      lender.send(createFeedback, { ...complaint, description }, { token });
    expect(granted(await lender.call(feedbackCanHandle, {}, { token }))).toEqual({
      canHandle: false,
      actions: [],
    });
    expect(await more('No. 6')).toMatchObject({
      code: errorCodes.feedbackTooManyOpen,
      data: { maximumOpen: 5 },
    });
    for (const id of ids.slice(0, 2)) granted(await close(lender, id));
    granted(await more('No. 6'));
    granted(await more('No. 7'));
    expect((await lender.call(updateFeedbackStatus, { id: ids[0]!, status: 2 }, { token })).code).toBe(
      errorCodes.feedbackTooManyOpen,
    );
    for (const id of ids.slice(2, 4)) granted(await close(lender, id));
    expect((await more('No. 8')).code).toBe(errorCodes.feedbackTooMuch);
    await lender.pass(day);
    granted(await more('No. 8'));
  });

  it('[S3-125] the wished time of a call is in the future and within the days of the policy', async () => {
    const { lender, token } = await start();
    const wish = (appointmentTime: unknown) =>
      lender.send(createFeedback, { ...complaint, appointmentTime }, { token });
    const wrong = {
      past: [lender.now(), 0, -1],
      late: [lender.now() + 30 * day + 1, Number.MAX_SAFE_INTEGER],
      invalid: ['tomorrow', 1.5, 1e300],
    };
    for (const [why, values] of Object.entries(wrong))
      for (const value of values)
        expect([value, (await wish(value)).fields]).toEqual([
          value,
          { appointmentTime: `appointmentTime.${why}` },
        ]);
    const appointmentTime = lender.now() + hour;
    const { id } = (granted(await wish(appointmentTime)) as { feedback: { id: string } }).feedback;
    await lender.pass(2 * hour);
    // The wish that was made stays, though its time has passed.
    granted(
      await lender.call(editFeedback, { id, ...complaint, receiptImages: [], appointmentTime }, { token }),
    );
  });

  it('[S3-124] [S5-02] the email address has a host that the policy accepts', async () => {
    const { lender, token } = await start();
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, email: { ...policy.email, accept: 'acceptedHosts' } };
    const refused = await lender.send(createFeedback, { ...complaint, contact: 'a@example.com' }, { token });
    expect(refused).toMatchObject({ code: errorCodes.invalidInput, fields: { contact: 'email.host' } });
    expect((await complained(lender, token, { contact: ' a@gmail.com ' })).contact).toBe('a@gmail.com');
  });
});

function policyOf(lender: TestLender) {
  return lender.lender.policy.feedback;
}
