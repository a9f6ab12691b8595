import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clabeControlDigit, luhnControlDigit } from '../payout/check-digits.ts';
import { payoutNames, payoutFieldsOf } from '../fields/payout-fields.ts';
import { editions, kenya, mexico, type Policy } from '../policy/index.ts';
import { payoutSection } from './payout.ts';
import { repairPayout } from './repair-payout.ts';

const today = '2026-11-21';
/** A policy with all kinds, so that each can be read. */
const all: Policy = {
  ...kenya,
  payout: { ...kenya.payout, kinds: ['mobileMoney', 'bank', 'clabe', 'debitCard', 'ifscBank', 'bvnBank'] },
};
const number = (digits: string) => ({ accountNumber: digits, accountNumberConfirm: digits });

const filled = {
  mobileMoney: {
    cardType: 'mobileMoney',
    bankName: 'MPESA',
    accountNumber: '0712345678',
    accountNumberConfirm: '+254712345678',
    applicantName: 'Wanjiru Kamau',
  },
  bank: {
    cardType: 'bank',
    bankName: 'KE01',
    branch: 'Moi Avenue',
    ...number('1234567890'),
    applicantName: 'Wanjiru Kamau',
  },
  clabe: {
    cardType: 'clabe',
    bankName: 'BBVA',
    ...number('032180000118359719'),
    curp: 'GOMC960101HDFRRR09',
    applicantName: 'Carlos Gómez',
  },
  debitCard: {
    cardType: 'debitCard',
    bankName: 'BBVA',
    ...number('4242424242424242'),
    validPeriod: '2029-07',
    cvc: '123',
    curp: 'GOMC960101HDFRRR09',
    applicantName: 'Carlos Gómez',
  },
  ifscBank: {
    cardType: 'ifscBank',
    ifsc: 'SBIN0001234',
    bankName: 'State Bank of India',
    state: 'Maharashtra',
    district: 'Pune',
    branch: 'Kothrud',
    ...number('12345678901'),
    applicantName: 'Asha Rao',
  },
  bvnBank: {
    cardType: 'bvnBank',
    bankName: 'NG058',
    ...number('0123456789'),
    applicantName: 'Ngozi Okafor',
    bvn: '22123456789',
    mobileOtp: '123456',
  },
} as const;
type Kind = keyof typeof filled;
const kinds = Object.keys(filled) as Kind[];

function read(kind: Kind, changes: Record<string, unknown> = {}, policy: Policy = all) {
  const result = payoutSection(policy, today).safeParse({ ...filled[kind], ...changes });
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the payout account', () => {
  it.each(kinds)('[S1-14][S3-63][S3-64][S3-65][S3-67] a valid account of the kind %s is accepted', (kind) => {
    expect(read(kind)).toMatchObject({ ...filled[kind], ...(kind === 'mobileMoney' && number('712345678')) });
  });

  it('[S1-15] a mobile-money number is stored in national digits', () => {
    expect(read('mobileMoney')).toMatchObject(number('712345678'));
    for (const bankName of ['AIRTEL_MONEY', 'TKASH'])
      expect(read('mobileMoney', { bankName })).toMatchObject({ bankName });
  });

  it.each(kinds)('[S5-26] an account of the kind %s needs a confirmation of its number', (kind) => {
    const different = { accountNumberConfirm: 'accountNumberConfirm.different' };
    expect(read(kind, { accountNumberConfirm: '0712345679' })).toEqual(different);
    // Reported together with the other errors.
    expect(read(kind, { accountNumberConfirm: '0712345679', applicantName: '' })).toEqual({
      ...different,
      applicantName: 'applicantName.required',
    });
  });

  it.each(kinds)('[S5-35] an account of the kind %s has a message for each empty row', (kind) => {
    for (const field of payoutFieldsOf(kind).filter((each) => each !== 'cvc')) {
      const words = ['state', 'district', 'branch'].includes(field) ? 'write' : 'required';
      for (const nothing of ['', '  ', undefined, null, 7, {}])
        expect(read(kind, { [field]: nothing })).toMatchObject({ [field]: `${field}.${words}` });
    }
  });

  it('the account has a known provider and a valid number', () => {
    expect(read('mobileMoney', { bankName: 'piggy' })).toEqual({ bankName: 'bankName.required' });
    expect(read('mobileMoney', number('0202345678'))).toEqual({ accountNumber: 'accountNumber.invalid' });
  });

  it('the account has a kind of the policy, and the first kind otherwise', () => {
    for (const cardType of [undefined, null, '', 'clabe', 7])
      expect(read('mobileMoney', { cardType }, kenya)).toMatchObject({ cardType: 'mobileMoney' });
    expect(read('debitCard', {}, mexico)).toMatchObject({ cardType: 'debitCard' });
  });

  it('the rows of other kinds are dropped, with any content', () => {
    const stray = Object.fromEntries(payoutNames.map((field) => [field, 'x'.repeat(10_000)]));
    for (const kind of kinds) {
      const given = payoutSection(all, today).parse({ ...stray, ...filled[kind] });
      expect(Object.keys(given).sort()).toEqual(['cardType', ...payoutFieldsOf(kind)].sort());
    }
  });

  it('a pasted number may have spaces and hyphens', () => {
    expect(read('clabe', number(' 032-180 00011835971 9 '))).toMatchObject(number('032180000118359719'));
    expect(read('ifscBank', { ifsc: ' sbin 0001234' })).toMatchObject({ ifsc: 'SBIN0001234' });
    expect(read('debitCard', { cvc: ' 1 2 3' })).toMatchObject({ cvc: '123' });
    expect(read('bvnBank', { bvn: '2212 345-6789', mobileOtp: '123 456' })).toMatchObject({
      bvn: '22123456789',
      mobileOtp: '123456',
    });
  });

  it('the account is accepted or refused without a crash, for any fields', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.constantFrom('😀', '\u202e0712', '<script>', 'a'.repeat(10_000), null, undefined, 0, [], {}),
    );
    const fields = Object.fromEntries(payoutNames.map((field) => [field, anything]));
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: [] }), fc.constantFrom(...kinds), (values, kind) => {
        const { success, error } = payoutSection(all, today).safeParse({ ...values, cardType: kind });
        if (success) return;
        for (const { message } of error.issues) expect(message).toMatch(/^\w+\.\w+$/);
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
    for (const nothing of [null, undefined, 'x', 7, []])
      expect(payoutSection(all, today).safeParse(nothing).success).toBe(false);
  });
});

describe('the number of an account', () => {
  it.each([
    ['bank', '12345', 'accountNumber.bank'],
    ['bank', '1'.repeat(21), 'accountNumber.bank'],
    ['clabe', '03218000011835971', 'accountNumber.clabe'],
    ['clabe', '032180000118359718', 'accountNumber.clabeControl'],
    ['debitCard', '424242424242424', 'accountNumber.debitCard'],
    ['debitCard', '4242424242424241', 'accountNumber.cardControl'],
    ['ifscBank', '12345678', 'accountNumber.ifscBank'],
    ['bvnBank', '012345678', 'accountNumber.bvnBank'],
    ['bvnBank', '01234567890', 'accountNumber.bvnBank'],
  ] as const)('[S5-25] the number of a %s is not %s', (kind, digits, message) => {
    expect(read(kind, number(digits))).toEqual({ accountNumber: message });
  });

  it('[S3-71][S5-25] every CLABE and card number with a valid control digit is accepted', () => {
    fc.assert(
      fc.property(anyDigits(17), anyDigits(15), (clabe, card) => {
        expect(read('clabe', number(clabe + clabeControlDigit(clabe)))).toHaveProperty('cardType');
        expect(read('debitCard', number(card + luhnControlDigit(card)))).toHaveProperty('cardType');
      }),
      { seed: 20_261_121, numRuns: 100 },
    );
  });

  it('[S5-25] the number has 16 or 18 digits everywhere in the other reading', () => {
    const policy: Policy = { ...all, payout: { ...all.payout, accountNumber: 'sixteenOrEighteen' } };
    for (const kind of kinds.filter((each) => each !== 'mobileMoney')) {
      for (const length of [16, 18])
        expect(read(kind, number('1'.repeat(length)), policy)).toHaveProperty('cardType');
      for (const length of [10, 15, 17, 19])
        expect(read(kind, number('1'.repeat(length)), policy)).toEqual({
          accountNumber: 'accountNumber.sixteenOrEighteen',
        });
    }
  });
});

describe('the other rows', () => {
  it('[S5-24] CURP has 18 letters and digits', () => {
    for (const curp of ['GOMC960101HDFRRR0', 'GOMC960101HDFRRR090'])
      expect(read('clabe', { curp })).toEqual({ curp: 'curp.invalid' });
    expect(read('clabe', { curp: 'gomc960101hdfrrr09' })).toMatchObject({ curp: 'GOMC960101HDFRRR09' });
  });

  it('[S5-24] CURP has 18 digits in the other reading', () => {
    const policy: Policy = { ...all, payout: { ...all.payout, curp: 'digits' } };
    for (const curp of [filled.clabe.curp, '1'.repeat(19)])
      expect(read('clabe', { curp }, policy)).toEqual({ curp: 'curp.invalid' });
    expect(read('clabe', { curp: '1'.repeat(18) }, policy)).toMatchObject({ curp: '1'.repeat(18) });
  });

  it.each([
    ['2026-10', 'validPeriod.over'],
    ['2026-00', 'validPeriod.invalid'],
    ['2042-01', 'validPeriod.invalid'],
    ['07/29', 'validPeriod.invalid'],
  ])('[S3-72][S3-106] a card is not valid until %s', (validPeriod, message) => {
    expect(read('debitCard', { validPeriod })).toEqual({ validPeriod: message });
  });

  it('[S3-72][S3-106] a card may expire this month, or in fifteen years', () => {
    for (const validPeriod of ['2026-11', '2041-12'])
      expect(read('debitCard', { validPeriod })).toMatchObject({ validPeriod });
  });

  it('[S3-73] the cvc is optional, and has 3 or 4 digits', () => {
    for (const cvc of ['', undefined, '1234']) expect(read('debitCard', { cvc })).toHaveProperty('cardType');
    for (const cvc of ['12', '12345']) expect(read('debitCard', { cvc })).toEqual({ cvc: 'cvc.invalid' });
  });

  it.each([
    [
      '[S3-66]',
      'ifscBank',
      'ifsc',
      ['SBIN1001234', 'SBI00001234', 'SBIN000123', 'SBIN00012345', 'XSBIN0001234'],
    ],
    ['[S3-75]', 'bvnBank', 'bvn', ['2212345678', '221234567890']],
    ['[S3-76]', 'bvnBank', 'mobileOtp', ['12345', '1234567']],
  ] as const)('%s the form of %s, %s is checked', (_, kind, field, wrong) => {
    for (const value of wrong)
      expect(read(kind, { [field]: value })).toEqual({ [field]: `${field}.invalid` });
  });

  it.each([
    ['A', 'short'],
    ['a'.repeat(101), 'long'],
  ])('the name of an owner or of a typed bank is not %s', (name, fault) => {
    expect(read('bank', { applicantName: name })).toEqual({ applicantName: `applicantName.${fault}` });
    expect(read('ifscBank', { bankName: name })).toEqual({ bankName: `bankName.${fault}` });
  });

  it('[S3-77] a Nigerian bank is in the list', () => {
    for (const bankName of ['GTBank', 'KE01', 'NG030'])
      expect(read('bvnBank', { bankName })).toEqual({ bankName: 'bankName.required' });
  });
});

describe('the kinds of the editions', () => {
  it.each([
    ['ke', ['mobileMoney', 'bank']],
    ['mx', ['clabe', 'debitCard']],
    ['in', ['ifscBank']],
    ['ng', ['bvnBank']],
  ])('[S3-71][S3-77][S3-108] %s offers %s', (edition, offered) => {
    const policy = editions[edition]!;
    for (const kind of kinds)
      expect(payoutSection(policy, today).safeParse(filled[kind]).success, kind).toBe(offered.includes(kind));
  });
});

describe('a saved account', () => {
  it('[S4-54] an account of an unavailable kind or bank is dropped and reported', () => {
    expect(repairPayout(mexico, filled.bank)).toEqual({
      values: {
        cardType: 'clabe',
        bankName: '',
        branch: '',
        ...number(''),
        applicantName: 'Wanjiru Kamau',
      },
      cleared: ['cardType', 'bankName', 'branch', 'accountNumber', 'accountNumberConfirm'],
    });
    expect(repairPayout(kenya, { ...filled.bank, bankName: 'KE49' })).toMatchObject({
      values: { cardType: 'bank', bankName: '', branch: 'Moi Avenue' },
      cleared: ['bankName'],
    });
    expect(repairPayout(kenya, { ...filled.mobileMoney, bankName: 7 })).toMatchObject({
      values: { bankName: 'MPESA' },
      cleared: [],
    });
  });

  it('a valid account stays unchanged', () => {
    for (const kind of kinds)
      expect(repairPayout(all, filled[kind])).toEqual({ values: filled[kind], cleared: [] });
  });
});

function anyDigits(count: number) {
  return fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((each) => each.join(''));
}
