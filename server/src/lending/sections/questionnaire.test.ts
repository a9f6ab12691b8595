import { kenya, languages, type Policy } from '@kopa/contract';
import { describe, expect, it } from 'vitest';
import { asList, filledIn, goodAnswers } from '../../../test/borrower.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { startTestLender } from '../../../test/test-lender.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orders } from '../../storage/schema/index.ts';
import { answersOf, questionsFor, saveAnswers, unanswered } from './questionnaire.ts';

const described: Policy = { ...kenya, questionnaire: 'described' };
const test = useDatabase();

async function asked() {
  const lender = await startTestLender(test.db);
  const { orderNo } = await filledIn(lender);
  const [order] = await test.db.select().from(orders);
  const save = (answers: { code: string; answer: string }[], policy: typeof described = kenya) =>
    inTransaction(test.db, (tx) => saveAnswers(tx, { userId: order!.userId, orderNo, answers }, policy));
  return { orderNo, save };
}

describe('the questionnaire', () => {
  it('[S3-78] the questionnaire has eleven questions, or the ten that are described, and is complete with all', async () => {
    const { orderNo, save } = await asked();
    for (const language of languages) {
      expect(await questionsFor(test.db, orderNo, language, kenya)).toHaveLength(11);
      expect(await questionsFor(test.db, orderNo, language, described)).toHaveLength(10);
    }
    const ten = asList(goodAnswers).filter(({ code }) => code !== '11');
    await save(ten, described);
    expect(await unanswered(test.db, orderNo, described)).toEqual([]);
    expect(await unanswered(test.db, orderNo, kenya)).toEqual(['11']);
    await expect(save([{ code: '11', answer: 'ownself' }], described)).rejects.toMatchObject({
      fields: { 'answers.0.code': 'question.unknown' },
    });
  });

  it('[S3-79] the newest answer to a question is stored, and a list with an unknown code or answer is refused', async () => {
    const { orderNo, save } = await asked();
    await save([
      { code: '1', answer: 'no' },
      { code: '2', answer: 'bad' },
      { code: '2', answer: 'good' },
    ]);
    await save([]);
    for (const [code, answer, fields] of [
      ['12', 'yes', { 'answers.1.code': 'question.unknown' }],
      ['__proto__', 'yes', { 'answers.1.code': 'question.unknown' }],
      ['01', 'yes', { 'answers.1.code': 'question.unknown' }],
      ['1', 'YES', { 'answers.1.answer': 'answer.unknown' }],
      ['8', '11', { 'answers.1.answer': 'answer.unknown' }],
      ['6', 'constructor', { 'answers.1.answer': 'answer.unknown' }],
    ] as const)
      await expect(
        save([
          { code: '3', answer: 'good' },
          { code, answer },
        ]),
      ).rejects.toMatchObject({ fields });
    expect(await answersOf(test.db, orderNo)).toEqual({ 1: 'no', 2: 'good' });
  });

  it('the questionnaire accepts every offered answer', async () => {
    const { orderNo, save } = await asked();
    for (const { code, options } of await questionsFor(test.db, orderNo, 'en', kenya))
      for (const option of options) {
        await save([{ code, answer: option.code }]);
        expect((await answersOf(test.db, orderNo))[code]).toBe(option.code);
      }
    expect(await unanswered(test.db, orderNo, kenya)).toEqual([]);
  });
});
