import { offeredBanks, type Bank } from '@kopa/contract/payout/banks';

/** Banks as options: ordered by name, searchable by name and code. */
export function bankOptions(banks: readonly Bank[]) {
  return offeredBanks(banks)
    .map(({ code, bankCode, name }) => ({ value: code, label: name, keywords: [bankCode] }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
