import { kenya, mexico } from '@kopa/contract';
import type { LoanStatement, StatementEntry, StatementReason } from '@kopa/contract/entities/statement';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellOf, statementCsv, timeOf } from './statement-csv.ts';

const size = { principalCents: 1_000_000, tenureDays: 91 };
const { pricing: terms } = kenya;
const charged = { baseCents: 1_000_000, days: 2, soFarCents: 1_600, beforeCents: 800, roomCents: null };
const day = '2026-01-16';

const statement = (changes: Partial<LoanStatement>): LoanStatement => ({
  orderNo: 'K23456789AB',
  today: day,
  disbursedOn: '2026-01-15',
  dueOn: '2026-04-16',
  ...size,
  terms,
  lines: [],
  principalOwedCents: 0,
  interestOwedCents: 0,
  penaltyOwedCents: 0,
  owedCents: 0,
  standing: {
    daysLate: 0,
    arrears: 'none',
    settlement: { day, totalCents: 0, savedCents: 0 },
    overpaidCents: 0,
    refunds: [],
  },
  ...changes,
});

/** The cells below the header, of lines without commas in their cells. */
function rowsOf(
  lines: Partial<StatementEntry>[],
  changes: Partial<LoanStatement> = {},
  market = kenya.market,
) {
  const whole = lines.map((line) => ({
    day,
    bookedOn: day,
    kind: 'interest' as const,
    cents: 0,
    balanceCents: 0,
    receipt: null,
    reason: { rule: 'returned' as const },
    ...line,
  }));
  const text = statementCsv(statement({ lines: whole, ...changes }), 'en', market);
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(','));
}
const reasonOf = (reason: StatementReason, changes: Partial<LoanStatement> = {}) =>
  rowsOf([{ reason }], changes)[0]!.slice(3, -5).join(',').replaceAll('"', '');

it('the columns are named, and an amount stands in the column of its direction', () => {
  expect(statementCsv(statement({}), 'en', kenya.market)).toBe(
    'Day,Recorded on,What,How it was computed,Added (KSh),Taken off (KSh),Left to pay (KSh),In your favour (KSh),Receipt\r\n',
  );
  expect(
    rowsOf([
      { cents: 1_600, balanceCents: 1_001_600 },
      { cents: -1_600, balanceCents: -5, kind: 'payment', receipt: 'QK17ABCD12' },
      { bookedOn: null, kind: 'carriedOver' },
    ]),
  ).toEqual([
    [day, day, 'Interest', 'What was paid too much', '16.00', '', '10016.00', '', ''],
    [day, day, 'Payment', 'What was paid too much', '', '16.00', '', '0.05', 'QK17ABCD12'],
    [day, '', 'Moved between loans', 'What was paid too much', '', '', '0.00', '', ''],
  ]);
  expect(rowsOf([{ cents: 12_345 }], {}, mexico.market)[0]!.slice(4, 5)).toEqual(['123.45']);
});

it('each rule has its words, with its amounts, days and rate', () => {
  expect(reasonOf({ rule: 'disbursed', sentCents: 988_400, feeCents: 9_800, taxCents: 1_800 })).toBe(
    'KSh 9884.00 sent to you, fee KSh 98.00 and tax KSh 18.00 taken off',
  );
  const annual = { ...terms, interest: { basis: 'annual', annualBps: 3_000 } } as const;
  expect(reasonOf({ rule: 'interest', ...charged }, { terms: annual })).toBe(
    '30 % a year of KSh 10000.00. Days counted: 2. Interest so far: KSh 16.00, of which KSh 8.00 was added before',
  );
  const daily = { ...terms, interest: { basis: 'daily', dailyPpm: 900 } } as const;
  expect(reasonOf({ rule: 'interest', ...charged }, { terms: daily })).toBe(
    '0.09 % a day of KSh 10000.00. Days counted: 2. Interest so far: KSh 16.00, of which KSh 8.00 was added before',
  );
  const used = { penaltyCents: 100, interestCents: 200, principalCents: 300, extensionCents: 400 };
  expect(reasonOf({ rule: 'paid', ...used, overpaidCents: 500 })).toBe(
    'Late charge KSh 1.00, interest KSh 2.00, loan KSh 3.00, extension KSh 4.00, too much KSh 5.00',
  );
  const corrected = { wasCents: 800, isCents: 600, because: 'QK17ABCD12' };
  for (const [charge, word] of [
    ['interest', 'Interest'],
    ['penalty', 'Late charge'],
  ] as const)
    expect(reasonOf({ rule: 'corrected', charge, ...corrected })).toBe(
      `${word} of this day was KSh 8.00 and is KSh 6.00, because payment QK17ABCD12 was made before it`,
    );
  expect(reasonOf({ rule: 'extended', days: 91 })).toBe('The loan is due 91 days later');
});

it('a late charge names its cap where the cap has cut the charge, and not where it is just met', () => {
  const late = { ...terms, penaltyBpsPerDay: 200 };
  const of = (roomCents: number | null) =>
    reasonOf({ rule: 'penalty', ...charged, roomCents }, { terms: late });
  const plain =
    '2 % a day of KSh 10000.00. Late days counted: 2. Late charge so far: KSh 16.00, of which KSh 8.00 was added before';
  expect([of(null), of(800), of(801)]).toEqual([plain, plain, plain]);
  expect(of(799)).toBe(`${plain}, and no more than KSh 7.99 may be added`);
});

it('no cell of the table is read as a formula, and every text is preserved', () => {
  expect(['=1', 'a,b', 'a"b', 'a\nb', 'a\rb', 'a=1'].map(cellOf)).toEqual([
    "'=1",
    '"a,b"',
    '"a""b"',
    '"a\nb"',
    '"a\rb"',
    'a=1',
  ]);
  for (const begin of ['=', '+', '-', '@', '\t', '\r']) expect(cellOf(`${begin}1`)).toMatch(/^"?'/);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = cellOf(text);
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(read.startsWith("'") && !text.startsWith("'") ? read.slice(1) : read).toBe(text);
    }),
    { seed: 20_261_121, numRuns: 500 },
  );
});

it("a moment is written by the market's clocks, to the second", () => {
  expect(timeOf(Date.UTC(2026, 0, 15, 22, 4, 5, 999), kenya.market)).toBe('2026-01-16 01:04:05');
});
