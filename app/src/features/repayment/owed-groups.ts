import type { RepayDetail } from '@kopa/contract/entities';

type Line = RepayDetail['lines'][number];

/** Several ledger lines as one: name, sum and count. */
export interface OwedGroup {
  kind: Line['kind'];
  /** Positive increases the balance, negative decreases it. */
  cents: number;
  lines: readonly Line[];
}

/** More payments than this become one line. */
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
 * The ledger's summary: principal, interest, late charges, extensions, payments, and overpayment. The sum is
 * the same; a kind that sums to zero is omitted, except interest.
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
