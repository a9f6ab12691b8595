import type { StatementEntry } from '@kopa/contract/entities';
import { expect, it } from 'vitest';
import { statementRuns } from './statement-runs.ts';

let balanceCents = 0;
const entry = (kind: StatementEntry['kind'], cents: number, day: string): StatementEntry => ({
  day,
  bookedOn: day,
  kind,
  cents,
  balanceCents: (balanceCents += cents),
  receipt: null,
  reason: { rule: 'returned' },
});

it('consecutive charges are folded, and no other lines', () => {
  const entries = [
    entry('disbursement', 1_000_000, '2026-10-07'),
    entry('interest', 800, '2026-10-08'),
    entry('interest', 900, '2026-10-09'),
    entry('payment', -100_000, '2026-10-09'),
    entry('interest', 700, '2026-10-10'),
    entry('correction', -100, '2026-10-10'),
    entry('interest', 700, '2026-10-11'),
    entry('penalty', 20_000, '2026-10-11'),
    entry('penalty', 20_000, '2026-10-12'),
  ];
  const runs = statementRuns(entries);
  expect(
    runs.map((run) => (run.kind === 'line' ? run.entry.kind : [run.charge, run.entries.length, run.cents])),
  ).toEqual([
    'disbursement',
    ['interest', 2, 1_700],
    'payment',
    'interest',
    'correction',
    ['both', 3, 40_700],
  ]);
  expect(runs.flatMap((run) => (run.kind === 'line' ? [run.entry] : run.entries))).toEqual(entries);
  expect(runs.at(-1)).toMatchObject({ balanceCents: entries.at(-1)!.balanceCents });
});

it('an empty statement has no groups', () => {
  expect(statementRuns([])).toEqual([]);
});
