import { languages, type Policy } from '@kopa/contract';
import { sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';

const test = useDatabase();

const ask = async (lender: TestLender, lang: string) =>
  granted(await lender.call(feedbackQuestions, {}, { lang })).questions;

const inAll = (text: string) => ({ en: text, sw: `${text} (sw)`, es: `${text} (es)` });

describe('frequently asked questions', () => {
  it('[S7-82] [S1-29] [S1-30] the answers are public, in the language of the request', async () => {
    const lender = await startTestLender(test.db);
    const answers = await Promise.all(languages.map((language) => ask(lender, language)));
    const [en, , es] = answers;
    expect(en!.find(({ code }) => code === 'howMuch')!.answer).toBe(
      'From KSh 1,000 to KSh 50,000, for 91, 120, 150, 180 days. Your limit can be lower: the offer says how much it is.',
    );
    expect(es!.find(({ code }) => code === 'twoLoans')!.question).toBe(
      '¿Puedo tener dos préstamos a la vez?',
    );
    for (const questions of answers) {
      expect(questions.map(({ code }) => code)).toEqual(en!.map(({ code }) => code));
      expect(JSON.stringify(questions)).not.toMatch(/\{\{|\bundefined\b|NaN/);
      for (const { code, question, answer } of questions) {
        expect(question).not.toBe(`${code}.question`);
        expect(answer).not.toBe(`${code}.answer`);
      }
    }
  });

  it("[S7-82] the lender's own questions appear without a restart", async () => {
    const lender = await startTestLender(test.db);
    const before = await ask(lender, 'en');
    const items = [
      { code: 'twoLoans', question: inAll('Two loans?'), answer: inAll('Ask us.') },
      { code: 'branch', question: inAll('Where is your office?'), answer: inAll('Moi Avenue 12.') },
    ];
    granted(await lender.call(sandboxCatalogue, { list: 'faq', items }));
    const after = await ask(lender, 'es');
    expect(after.map(({ code }) => code)).toEqual([...before.map(({ code }) => code), 'branch']);
    expect(after.find(({ code }) => code === 'twoLoans')!.answer).toBe('Ask us. (es)');
    expect(after.at(-1)).toEqual({
      code: 'branch',
      question: 'Where is your office? (es)',
      answer: 'Moi Avenue 12. (es)',
    });
  });

  it('[S1-47] [S1-48] the answers follow the policy', async () => {
    const lender = await startTestLender(test.db);
    const codes = async (changes: Partial<Policy>) => {
      lender.lender.policy = { ...lender.lender.policy, ...changes };
      return (await ask(lender, 'en')).map(({ code }) => code);
    };
    expect(await codes({})).toEqual(expect.arrayContaining(['cancelUntilDrawn', 'noPhoneData']));
    expect(await codes({ cancel: 'never', deviceData: 'consent' })).toEqual(
      expect.arrayContaining(['cancelNever', 'phoneData']),
    );
    expect(await codes({ extension: 'none' })).toContain('noExtension');
  });
});
