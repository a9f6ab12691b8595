import { offeredBanks, type Bank } from '@kopa/contract/payout/banks';

/** Banks as they are chosen: in the order of their names, found by name or by code. */
export function bankOptions(banks: readonly Bank[]) {
  return offeredBanks(banks)
    .map(({ code, bankCode, name }) => ({ value: code, label: name, keywords: [bankCode] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
