/** A bank that a borrower can be paid at. */
export interface Bank {
  /** What is stored and sent: the country and the bank's own code, 'KE01'. */
  code: string;
  /** The national clearing code; in Nigeria sometimes a gateway's. */
  bankCode: string;
  /** A proper name, the same in every language. */
  name: string;
  /** How many branches there are; their names are not in the list. */
  branches?: number;
  /** Nigeria's instant payments have codes of their own. */
  nipCode?: string;
  /** `false`: kept only to read accounts that were saved before. */
  offered?: boolean;
}

/** What a borrower can choose from. */
export function offeredBanks(banks: readonly Bank[]): readonly Bank[] {
  return banks.filter(({ offered }) => offered !== false);
}
