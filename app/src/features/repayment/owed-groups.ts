import type { RepayDetail } from '@kopa/contract/entities';

type Line = RepayDetail['lines'][number];

/** Lines of the ledger as one: what they are, their sum, how many they are. */
export interface OwedGroup {
  kind: Line['kind'];
  /** Positive raises what is owed, negative lowers it. */
  cents: number;
  lines: readonly Line[];
}

/** More payments than these are one line. */
const mostPayments = 3;

const order: readonly Line['kind'][] = [
  'principal',
  'interest',
  'penalty',
  'extension',
  'payment',
  'overpayment',
];

/**
 * The ledger in few lines: what was borrowed, all interest, all late charges, what extensions cost, each payment or all of them, and
 * what of it was too much. They come to the same sum; a kind whose lines come to nothing is left out, interest excepted.
 */
export function owedGroups(lines: readonly Line[]): OwedGroup[] {
  return order.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    if (kind === 'payment' && own.length <= mostPayments) return own.map((line) => groupOf(kind, [line]));
    const group = groupOf(kind, own);
    return group.cents === 0 && kind !== 'interest' ? [] : [group];
  });
}

function groupOf(kind: Line['kind'], lines: readonly Line[]): OwedGroup {
  return { kind, cents: lines.reduce((sum, { cents }) => sum + cents, 0), lines };
}
