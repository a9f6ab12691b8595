/** The parts of the screen beside the list. */
const parts = ['message', 'new'] as const;
export type ProofPart = (typeof parts)[number];

/** The part that a query names; `null` is the list. */
export function partOf(search: string): ProofPart | null {
  const named = new URLSearchParams(search).get('part');
  return parts.find((part) => part === named) ?? null;
}

/** The address of an order's proofs, or of a part. */
export function proofAddress(orderNo: string, part?: ProofPart): string {
  return `/repay/voucher?orderNo=${orderNo}${part ? `&part=${part}` : ''}`;
}

/** The address of what is owed for an order. */
export function detailAddress(orderNo: string | null): string {
  return orderNo === null ? '/repay/repay_detail' : `/repay/repay_detail?orderNo=${orderNo}`;
}
