import { describe, expect, it } from 'vitest';
import { kenya } from '../policy/index.ts';
import { questions, questionsOf } from './questions.ts';

const optionsOf = (code: string) => questions.find((question) => question.code === code)?.options;
const counts = ['none', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'over10'];

describe('the questions', () => {
  it('[S3-78] [S3-79] the questions have the codes 1 to 11, each with options of its own codes', () => {
    expect(questionsOf(kenya).map(({ code }) => code)).toEqual(
      Array.from({ length: 11 }, (_, index) => String(index + 1)),
    );
    for (const { options } of questions) {
      expect(options.length).toBeGreaterThan(1);
      expect(new Set(options).size).toBe(options.length);
    }
  });

  it('[S3-78] the other reading has the ten described questions', () => {
    expect(questionsOf({ questionnaire: 'described' })).toEqual(questions.slice(0, 10));
  });

  it('[S3-80] [S3-81] [S3-82] [S3-83] [S3-84] the questions are about default, bureau, own view and lenders', () => {
    expect(optionsOf('1')).toEqual(['yes', 'no']);
    expect(optionsOf('2')).toEqual(['good', 'bad', 'none', 'unknown']);
    expect(optionsOf('3')).toEqual(['veryGood', 'good', 'fair', 'poor']);
    for (const code of ['4', '5'])
      expect(optionsOf(code)).toEqual(['none', 'bank', 'sacco', 'app', 'person']);
  });

  it('[S3-85] [S3-86] the questions are about the longest delay and the total owed', () => {
    expect(optionsOf('6')?.toSorted()).toEqual(['d16_30', 'd1_7', 'd8_15', 'never', 'over30', 'over60']);
    expect(optionsOf('7')).toEqual([
      'none',
      'under500',
      '500_1000',
      '1001_2000',
      '2001_4000',
      '4001_8000',
      'over8000',
    ]);
  });

  it('[S3-87] [S3-88] [S3-89] the questions count running, punctual and overdue digital loans', () => {
    for (const code of ['8', '9', '10']) expect(optionsOf(code)).toEqual(counts);
  });
});
