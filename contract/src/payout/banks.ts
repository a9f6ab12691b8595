/** A bank that can receive payouts. */
export interface Bank {
  /** The stored and sent code: the country and the bank's own code, 'KE01'. */
  code: string;
  /** The national clearing code; in Nigeria sometimes a gateway's. */
  bankCode: string;
  /** A proper name, the same in every language. */
  name: string;
  /** Number of branches; their names are not in the list. */
  branches?: number;
  /** Nigeria's instant payments have codes of their own. */
  nipCode?: string;
  /** `false`: kept only to read earlier accounts. */
  offered?: boolean;
}

/** The selectable banks. */
export function offeredBanks(banks: readonly Bank[]): readonly Bank[] {
  return banks.filter(({ offered }) => offered !== false);
}
