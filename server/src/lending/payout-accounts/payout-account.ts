import type { SavedPayout, ShownPayoutAccount } from '@kopa/contract/entities';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import { nigeriaBanks } from '@kopa/contract/payout/nigeria-banks';
import type { PayoutSection } from '@kopa/contract/sections';
import type { PayoutDestination } from '../../ports/payments/payments.ts';

/** A stored payout account: text by field. */
type Kept = Readonly<Record<string, string>>;

/**
 * Never stored in any form: a card's CVC is only for paying with the card, which a lender never does, and PCI
 * DSS 3.3 forbids storing it after the check. The SMS code is consumed.
 */
const forgotten = ['cvc', 'mobileOtp', 'accountNumberConfirm'] as const;

/** An account in its stored form: part of a section, which is sealed as a whole. */
export function keptPayout(section: PayoutSection): Record<string, string> {
  const fields = Object.fromEntries(
    Object.entries(section).filter(([field]) => !forgotten.some((each) => each === field)),
  ) as Record<string, string>;
  fields['maskedNumber'] = maskNumber(fields['accountNumber'] ?? '');
  return fields;
}

/** An account for display: the name of its provider or bank, and its last three digits. */
export function shownPayout(kept: Kept): ShownPayoutAccount {
  const bankName = kept['bankName'] ?? '';
  return {
    bankName,
    name: payoutName(bankName),
    maskedNumber: kept['maskedNumber'] ?? maskNumber(kept['accountNumber'] ?? ''),
  };
}

/** An account as the initial values of its form. Other numbers than of a phone are typed again. */
export function savedPayout(kept: Kept): SavedPayout {
  const cardType = kindOf(kept);
  return {
    cardType,
    bankName: kept['bankName'] ?? '',
    accountNumber: cardType === 'mobileMoney' ? (kept['accountNumber'] ?? '') : '',
    applicantName: kept['applicantName'] ?? '',
    ifsc: kept['ifsc'] ?? '',
    state: kept['state'] ?? '',
    district: kept['district'] ?? '',
    branch: kept['branch'] ?? '',
  };
}

/** The account's provider or bank. */
export function payoutPlace(kept: Kept): Pick<PayoutDestination, 'kind' | 'bankName'> {
  return { kind: kindOf(kept), bankName: kept['bankName'] ?? '' };
}

/** The destination of the money, for the payment provider only. */
export function payoutDestination(kept: Kept): PayoutDestination {
  const { kind, bankName } = payoutPlace(kept);
  return {
    kind,
    bankName,
    number: kept['accountNumber'] ?? '',
    holder: kept['applicantName'] ?? '',
    ...(kept['ifsc'] !== undefined && { ifsc: kept['ifsc'] }),
  };
}

/** The destination in a payout's record: the mobile number, or an account's last digits. */
export function recipientOf(kept: Kept): string {
  return kindOf(kept) === 'mobileMoney' ? (kept['accountNumber'] ?? '') : shownPayout(kept).maskedNumber;
}

/** The name of a provider's or bank's code; a typed bank is its own name. */
export function payoutName(bankName: string): string {
  const names: Readonly<Partial<Record<string, string>>> = mobileMoneyNames;
  return (
    names[bankName] ??
    [...kenyaBanks, ...nigeriaBanks].find(({ code }) => code === bankName)?.name ??
    bankName
  );
}

/** An account number with only its last three digits, as in '••• ••• 678'. */
export function maskNumber(number: string): string {
  return `••• ••• ${number.slice(-3)}`;
}

function kindOf(kept: Kept): PayoutDestination['kind'] {
  return (kept['cardType'] ?? 'mobileMoney') as PayoutDestination['kind'];
}
