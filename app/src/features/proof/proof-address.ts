/** The screen's views beside the list. */
const parts = ['message', 'new'] as const;
export type ProofPart = (typeof parts)[number];

/** The view in a query; `null` for the list. */
export function partOf(search: string): ProofPart | null {
  const named = new URLSearchParams(search).get('part');
  return parts.find((part) => part === named) ?? null;
}

/** The address of an order's proofs, or of a view. */
export function proofAddress(orderNo: string, part?: ProofPart): string {
  return `/repay/voucher?orderNo=${orderNo}${part ? `&part=${part}` : ''}`;
}

/** The address of an order's balance. */
export function detailAddress(orderNo: string | null): string {
  return orderNo === null ? '/repay/repay_detail' : `/repay/repay_detail?orderNo=${orderNo}`;
}
