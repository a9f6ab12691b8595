import { india, kenya, languages, mexico, nigeria, type Policy } from '@kopa/contract';
import type { AskedCode } from '@kopa/contract/texts/often-asked';
import { describe, expect, it } from 'vitest';
import { ownQuestions } from './questions.ts';

const { pricing, loan, review, repay, verification } = kenya;
const price = (change: Partial<Policy['pricing']>): Partial<Policy> => ({
  pricing: { ...pricing, ...change },
});

/** The answer to a question under Kenya's policy with a change. */
function answer(code: AskedCode, change: Partial<Policy> = {}, language: (typeof languages)[number] = 'en') {
  const found = ownQuestions({ ...kenya, ...change }, 'MPESA', language).find((asked) => asked.code === code);
  return found?.answer;
}

/** The answers of an edition whose wallet is not M-Pesa. */
const ofAirtel = (edition: Policy, language: (typeof languages)[number]) =>
  ownQuestions(edition, 'AIRTEL_MONEY', language).map((asked) => asked.answer);

/** Each setting that a text names: under another value the answer says another figure, in every language. */
const figures: [string, AskedCode, Partial<Policy>, says: string, before: string][] = [
  ['age', 'whoCanBorrow', { applicant: { ...kenya.applicant, minimumAge: 21 } }, '21', '18'],
  ['least amount', 'howMuch', { loan: { ...loan, minimumCents: 200_000 } }, 'KSh 2,000', 'KSh 1,000'],
  ['credit limit', 'howMuch', { loan: { ...loan, creditLimitCents: 4_000_000 } }, 'KSh 40,000', 'KSh 50,000'],
  [
    'product maximum',
    'howMuch',
    { loan: { ...loan, productMaximumCents: 3_000_000 } },
    'KSh 30,000',
    'KSh 50,000',
  ],
  [
    'shortest tenure',
    'howMuch',
    { tenure: { ...kenya.tenure, minimumDays: 100 } },
    ' 120, 150, 180',
    ' 91, 120, 150, 180',
  ],
  [
    'longest tenure',
    'howMuch',
    { tenure: { ...kenya.tenure, maximumDays: 120 } },
    ' 91, 120',
    ' 91, 120, 150, 180',
  ],
  ['interest a year', 'whatItCosts', price({ interest: { basis: 'annual', annualBps: 2400 } }), '24%', '30%'],
  ['interest a day', 'whatItCosts', price({ interest: { basis: 'daily', dailyPpm: 900 } }), '32.85%', '30%'],
  ['cap of the interest', 'whatItCosts', price({ interestCapAnnualBps: 4000 }), '40%', '36%'],
  ['fee', 'whatItCosts', price({ fee: { basis: 'once', ppm: 12_300 } }), '1.23%', '0.98%'],
  ['tax', 'whatItCosts', price({ taxBps: 2000 }), '20%', '18%'],
  ['what is received', 'whatItCosts', price({ taxBps: 2000 }), 'KSh 9,882', 'KSh 9,884'],
  ['usual minutes', 'howLong', { review: { ...review, usualMinutes: 7 } }, ' 7', ' 10'],
  ['promised hours', 'howLong', { review: { ...review, promiseHours: 48 } }, ' 48', ' 24'],
  ['minutes of sending', 'whenMoney', { lending: { minimumMinutes: 5, maximumMinutes: 45 } }, '45', '60'],
  ['days after a rejection', 'rejected', { reapply: { afterDays: 15 } }, ' 15', ' 30'],
  [
    'hours of an approval',
    'cancelUntilDrawn',
    { collect: { ...kenya.collect, expireHours: 36 } },
    ' 36',
    ' 24',
  ],
  ['least part', 'howToPay', { repay: { ...repay, minimumCents: 100_000 } }, 'KSh 1,000', 'KSh 500'],
  ['minutes of booking', 'howToPay', { repay: { ...repay, creditedMinutes: 5 } }, ' 5', ' 15'],
  ['methods', 'howToPay', { repay: { ...repay, methods: 'everyone' } }, 'OXXO', 'paybill'],
  ['hours of a proof', 'notShown', { voucher: { ...kenya.voucher, answerHours: 72 } }, ' 72', ' 48'],
  ['pictures of a proof', 'notShown', { voucher: { ...kenya.voucher, maximumImages: 5 } }, ' 5', ' 3'],
  ['late charge', 'late', price({ penaltyBpsPerDay: 150 }), '1.5%', '2%'],
  ['days of an extension', 'extension', { extension: { days: 14, feePpm: 9800, most: 2 } }, '14', '30'],
  ['fee of an extension', 'extension', { extension: { days: 30, feePpm: 20_000, most: 2 } }, '2%', '0.98%'],
  ['how many extensions', 'extension', { extension: { days: 30, feePpm: 9800, most: 3 } }, ' 3', ' 2'],
  [
    'what is sent back',
    'tooMuch',
    { overpayment: { use: 'refund', minimumCents: 5_000 } },
    'KSh 50',
    'KSh 10',
  ],
  ['wait for a code', 'noCode', { verification: { ...verification, resendSeconds: 90 } }, ' 90', ' 60'],
  ['age of a code', 'noCode', { verification: { ...verification, validMinutes: 8 } }, ' 8', ' 5'],
];

/** Each setting with readings: the sentence of the one that holds, in English. */
const readings: [string, AskedCode, Partial<Policy>, RegExp][] = [
  ['a fee once', 'whatItCosts', {}, /of the loan is taken once/],
  ['a fee a day', 'whatItCosts', price({ fee: { basis: 'daily', ppm: 90 } }), /for each day of the term\./],
  [
    'a fee for some days',
    'whatItCosts',
    price({ fee: { basis: 'cappedDays', ppm: 90, days: 40 } }),
    /for 40 days at most/,
  ],
  ['interest of what is owed', 'whatItCosts', {}, /of what you still owe of the loan, counted by the day/],
  [
    'interest of the whole',
    'whatItCosts',
    price({ accrual: 'flat' }),
    /of the whole loan for the whole term/,
  ],
  ['early is cheaper', 'early', {}, /You then pay less interest/],
  ['early is not cheaper', 'early', price({ accrual: 'flat' }), /stays the same/],
  ['of the principal', 'late', {}, /2% of what you still owe of the loan is added/],
  ['of all overdue', 'late', price({ penaltyBase: 'overdue' }), /of the loan and its interest/],
  ['compounding', 'late', price({ penaltyBase: 'compounding' }), /earlier late charges included/],
  ['capped', 'late', {}, /for KSh 10,000, never more than KSh 20,000/],
  ['without a cap', 'late', price({ penaltyCap: 'none' }), /goes on until the loan is paid/],
  ['cancelling', 'cancelUntilDrawn', {}, /until you have collected the money/],
  ['no cancelling', 'cancelNever', { cancel: 'never' }, /can no longer be cancelled/],
  ['no extension', 'noExtension', { extension: 'none' }, /^No\./],
  ['drawn by hand', 'whenMoney', {}, /You collect it yourself/],
  ['drawn by itself', 'whenMoney', { autoDisburse: { afterHours: 2 } }, /sent by itself/],
  ['at least', 'howToPay', {}, /at least KSh 500/],
  ['more than', 'howToPay', { repay: { ...repay, rule: 'moreThan' } }, /more than KSh 500/],
  ['sent back', 'tooMuch', {}, /we send it back/],
  [
    'kept for the next',
    'tooMuch',
    { overpayment: { use: 'keepForNext', minimumCents: 0 } },
    /next loan begins/,
  ],
  ['one picture', 'notShown', { voucher: { maximumImages: 1, answerHours: 48 } }, /one picture/],
  ['nothing is read', 'noPhoneData', {}, /^Nothing\./],
  ['what was agreed to', 'phoneData', { deviceData: 'consent' }, /^Only what you agreed to/],
  ['unless refused', 'phoneDataUnlessRefused', { deviceData: 'upFront' }, /You can refuse all of it/],
];

describe('frequently asked questions', () => {
  it.each(figures)(
    '[S1-29] [S1-30] [S1-38] [S1-39] [S1-49] the answers state the %s of the policy',
    (_, code, change, says, before) => {
      for (const language of languages) {
        expect(answer(code, {}, language), language).toContain(before);
        const changed = answer(code, change, language);
        expect(changed, language).toContain(says);
        expect(changed, language).not.toBe(answer(code, {}, language));
      }
    },
  );

  it.each(readings)('[S1-47] [S1-48] the answers about %s follow the policy', (_, code, change, words) => {
    expect(answer(code, change)).toMatch(words);
    const said = languages.map((language) => answer(code, change, language));
    expect(new Set(said).size).toBe(languages.length);
  });

  it('[S1-02] [S1-03] [S1-46] the answers state the conditions of a borrower, and the number of loans', () => {
    expect(answer('whoCanBorrow')).toMatch(/^Anyone in Kenya of 18 years or more with a monthly income\./);
    expect(answer('twoLoans')).toMatch(/^No\./);
  });

  it('the answers name the country of the market, and the wallet of the payments adapter', () => {
    expect(ofAirtel(mexico, 'es')[0]).toMatch(/^Cualquier persona en México con 18 años/);
    expect(ofAirtel(india, 'sw')[0]).toMatch(/^Mtu yeyote nchini India wa miaka 18/);
    expect(answer('howToPay')).toContain('M-Pesa prompt on your phone, M-Pesa paybill');
    expect(ofAirtel(kenya, 'en').join(' ')).toContain('Airtel Money prompt on your phone');
    for (const edition of [kenya, mexico, india, nigeria])
      expect(ofAirtel(edition, 'en').join(' ')).not.toMatch(/M-?Pesa/i);
  });

  it('[S1-40] the answers contain the example of the specification', () => {
    expect(answer('whatItCosts')).toContain('of which KSh 748 is interest');
    expect(answer('whatItCosts')).toContain('pay back KSh 10,748');
  });

  it('the answers leave no placeholder, and contain no figure of their own', () => {
    for (const language of languages)
      for (const { code, question, answer: said } of ownQuestions(kenya, 'MPESA', language)) {
        expect(`${question} ${said}`, code).not.toMatch(/\{\{|undefined|NaN/);
        expect(question.trim().endsWith('?') || question.startsWith('¿'), code).toBe(true);
      }
  });
});
