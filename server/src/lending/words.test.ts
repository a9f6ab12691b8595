import { errorCodes, languages, type ErrorName } from '@kopa/contract';
import { questions } from '@kopa/contract/questionnaire';
import en from '@kopa/locales/en/sms.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { words, type SmsName } from './words.ts';

const holes = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole).sort();

describe('the words of the lender', () => {
  it('every refusal has its own words in every language', () => {
    for (const name of Object.keys(errorCodes) as ErrorName[]) {
      const said = languages.map((language) => words(language).error(name));
      for (const message of said) expect(message).not.toBe(name);
      if (name !== 'orderNumberMissing') expect(new Set(said).size).toBe(languages.length);
    }
  });

  it('messages have the same placeholders in every language', () => {
    for (const name of Object.keys(en) as SmsName[])
      for (const language of languages)
        expect([language, name, holes(words(language).sms(name, {}))]).toEqual([
          language,
          name,
          holes(en[name]),
        ]);
    expect(words('en').sms('codeToSignIn', { appName: 'Jua', code: '123456', minutes: '5' })).toBe(
      '123456 is your Jua code to log in. It is valid for 5 minutes. Do not tell anyone.',
    );
  });

  it('[S3-79] every question and every option has words in every language', () => {
    for (const language of languages) {
      const { question, label } = words(language);
      for (const { code, labels, options } of questions) {
        expect(question(`${code}.title`)).not.toBe(`${code}.title`);
        for (const option of options) {
          const path = `${code}.options.${option}`;
          const said = labels === 'own' ? question(path) : label(labels, option);
          expect([path, `${labels}.${option}`]).not.toContain(said);
        }
      }
    }
  });
});
