import type { RepayDetail } from '@kopa/contract/entities';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { owedGroups } from './owed-groups.ts';

type Line = RepayDetail['lines'][number];
const line = (kind: Line['kind'], cents: number, receipt: string | null = null): Line => ({
  day: '2026-11-21',
  kind,
  cents,
  receipt,
});
const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0);
const shown = (lines: Line[]) =>
  owedGroups(lines).map(({ kind, cents, lines: { length } }) => [kind, cents, length]);

it('daily charges are summed, and each of a few payments is named', () => {
  expect(
    shown([
      line('principal', 1_000_000),
      line('interest', 800),
      line('payment', -50_000, 'A'),
      line('interest', 900),
      line('penalty', 20_000),
      line('payment', -60_000, 'B'),
    ]),
  ).toEqual([
    ['principal', 1_000_000, 1],
    ['interest', 1_700, 2],
    ['penalty', 20_000, 1],
    ['payment', -50_000, 1],
    ['payment', -60_000, 1],
  ]);
});

it('many payments form one line', () => {
  const paid = ['A', 'B', 'C', 'D'].map((receipt) => line('payment', -10_000, receipt));
  expect(shown([line('principal', 100_000), ...paid])).toEqual([
    ['principal', 100_000, 1],
    ['interest', 0, 0],
    ['payment', -40_000, 4],
  ]);
});

it('a reversed late charge is omitted, and extensions and overpayments are named', () => {
  const kinds = shown([
    line('principal', 100_000),
    line('penalty', 2_000),
    line('penalty', -2_000, 'LATE'),
    line('extension', 11_600, 'E'),
    line('overpayment', 500, 'E'),
  ]).map(([kind]) => kind);
  expect(kinds).toEqual(['principal', 'interest', 'extension', 'overpayment']);
});

it('the groups have the same sum as the lines', () => {
  const kinds = ['principal', 'interest', 'penalty', 'extension', 'payment', 'overpayment'] as const;
  const lines = fc.array(
    fc.record({
      day: fc.constant('2026-11-21'),
      kind: fc.constantFrom(...kinds),
      cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      receipt: fc.constantFrom(null, 'R1'),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(lines, (all) => {
      expect(sum(owedGroups(all))).toBe(sum(all));
    }),
    { seed: 20_261_121, numRuns: 100 },
  );
});
