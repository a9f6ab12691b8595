import type { StatementEntry } from '@kopa/contract/entities';

/** A line, or a run of daily charges as one. */
export type StatementRun = { kind: 'line'; entry: StatementEntry } | ChargesRun;

/** At least two consecutive charges. */
export interface ChargesRun {
  kind: 'charges';
  charge: 'interest' | 'penalty' | 'both';
  /** In their order. */
  entries: readonly StatementEntry[];
  cents: number;
  /** The balance after the last one. */
  balanceCents: number;
}

const isCharge = ({ kind }: StatementEntry) => kind === 'interest' || kind === 'penalty';

/** A statement in few lines, complete, with the same sum and balances. */
export function statementRuns(entries: readonly StatementEntry[]): StatementRun[] {
  const runs: StatementRun[] = [];
  for (let from = 0, until = 0; from < entries.length; from = until) {
    until = from + 1;
    if (isCharge(entries[from]!)) while (until < entries.length && isCharge(entries[until]!)) until += 1;
    const own = entries.slice(from, until);
    runs.push(own.length === 1 ? { kind: 'line', entry: own[0]! } : chargesOf(own));
  }
  return runs;
}

function chargesOf(entries: readonly StatementEntry[]): ChargesRun {
  const kinds = new Set(entries.map(({ kind }) => kind));
  return {
    kind: 'charges',
    charge: kinds.size > 1 ? 'both' : kinds.has('interest') ? 'interest' : 'penalty',
    entries,
    cents: entries.reduce((sum, { cents }) => sum + cents, 0),
    balanceCents: entries.at(-1)!.balanceCents,
  };
}
