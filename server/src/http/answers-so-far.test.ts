import { errorCodes } from '@kopa/contract';
import { latestOrder } from '@kopa/contract/calls/loan';
import { saveQuestionnaire } from '@kopa/contract/calls/user';
import { describe, expect, it } from 'vitest';
import { asList, filledIn, goodAnswers, loggedIn } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';

const test = useDatabase();

describe('the questionnaire', () => {
  it('[S2-76][S3-78] the questionnaire has eleven coded questions, and partial answers return after a new login', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo } = await filledIn(lender);
    const some = asList({ 1: 'yes', 2: 'bad' });
    const kept = await lender.call(
      saveQuestionnaire,
      { loanOrderId: orderNo, answers: some, soFar: true },
      { token },
    );
    expect(granted(kept).order).toBeNull();
    await lender.pass(61_000);
    const again = await loggedIn(lender);
    const { questions } = granted(await lender.call(latestOrder, {}, { token: again }));
    expect(questions.map(({ code }) => code)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
    ]);
    expect(questions.map(({ answer }) => answer).slice(0, 3)).toEqual(['yes', 'bad', null]);
  });

  it('partial answers never submit the questionnaire, even if they are complete', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo: loanOrderId } = await filledIn(lender);
    const answers = asList(goodAnswers);
    const kept = await lender.call(saveQuestionnaire, { loanOrderId, answers, soFar: true }, { token });
    expect(granted(kept).order).toBeNull();
    const { order } = granted(await lender.call(latestOrder, {}, { token }));
    expect(order).toMatchObject({ step: 17, submittedAt: null });
    const sent = await lender.call(saveQuestionnaire, { loanOrderId, answers, soFar: false }, { token });
    expect(granted(sent).order?.step).toBe(1);
    const late = await lender.call(saveQuestionnaire, { loanOrderId, answers, soFar: true }, { token });
    expect(late.code).toBe(errorCodes.stepOutOfTurn);
  });

  it('the questionnaire refuses an unknown option, also in partial answers', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo: loanOrderId } = await filledIn(lender);
    const answers = [{ code: '1', answer: 'perhaps' }];
    const refused = await lender.call(saveQuestionnaire, { loanOrderId, answers, soFar: true }, { token });
    expect(refused).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { 'answers.0.answer': 'answer.unknown' },
    });
  });
});
