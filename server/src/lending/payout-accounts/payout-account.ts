import type { SavedPayout, ShownPayoutAccount } from '@kopa/contract/entities';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import { nigeriaBanks } from '@kopa/contract/payout/nigeria-banks';
import type { PayoutSection } from '@kopa/contract/sections';
import type { PayoutDestination } from '../../ports/payments/payments.ts';
import { seal, unseal } from '../../storage/seal.ts';

/** A payout account as it is kept: text by field. */
type Kept = Readonly<Record<string, string>>;

const sealing = 'payoutAccount';
/** What names an account or a person to others. A mobile number is kept readable, like that of the login. */
const secrets = ['accountNumber', 'curp', 'bvn'] as const;
/**
 * Never kept, in no form: a card's cvc serves to pay with the card, which a lender never does, and the rules of the
 * card networks (PCI DSS 3.3) forbid to store it after it was checked. The code of the SMS is used up.
 */
const forgotten = ['cvc', 'mobileOtp', 'accountNumberConfirm'] as const;

/** An account as it is kept: sealed are the numbers by which money can be drawn or a person be found. */
export function keptPayout(section: PayoutSection, secret: string): Record<string, string> {
  const fields = Object.fromEntries(
    Object.entries(section).filter(([field]) => !forgotten.some((each) => each === field)),
  ) as Record<string, string>;
  fields['maskedNumber'] = maskNumber(fields['accountNumber'] ?? '');
  if (section.cardType !== 'mobileMoney')
    for (const field of secrets)
      if (fields[field] !== undefined) fields[field] = seal(fields[field], sealing, secret);
  return fields;
}

/** An account as it is shown: with its provider's or bank's name and its last three digits. */
export function shownPayout(kept: Kept): ShownPayoutAccount {
  const bankName = kept['bankName'] ?? '';
  return {
    bankName,
    name: payoutName(bankName),
    maskedNumber: kept['maskedNumber'] ?? maskNumber(kept['accountNumber'] ?? ''),
  };
}

/** An account as its form may start with it. What is sealed stays with the lender, and is typed again. */
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

/** An account with nothing sealed, for the lender's own checks; `null` when it was sealed under another secret. */
export function openedPayout(kept: Kept, secret: string): Record<string, string> | null {
  if (kindOf(kept) === 'mobileMoney') return { ...kept };
  try {
    return Object.fromEntries(
      Object.entries(kept).map(([field, value]) => [
        field,
        secrets.some((each) => each === field) ? String(unseal(value, sealing, secret)) : value,
      ]),
    );
  } catch {
    return null;
  }
}

/** Which provider or bank it is at: nothing of it is sealed. */
export function payoutPlace(kept: Kept): Pick<PayoutDestination, 'kind' | 'bankName'> {
  return { kind: kindOf(kept), bankName: kept['bankName'] ?? '' };
}

/** Where the money goes, for the payment provider alone. Throws when the server's secret is not the one it was kept with. */
export function payoutDestination(kept: Kept, secret: string): PayoutDestination {
  const { kind, bankName } = payoutPlace(kept);
  const number = kept['accountNumber'] ?? '';
  return {
    kind,
    bankName,
    number: kind === 'mobileMoney' ? number : String(unseal(number, sealing, secret)),
    holder: kept['applicantName'] ?? '',
    ...(kept['ifsc'] !== undefined && { ifsc: kept['ifsc'] }),
  };
}

/** What a payout's record says of where it goes: the mobile number, or an account's last digits. */
export function recipientOf(kept: Kept): string {
  return kindOf(kept) === 'mobileMoney' ? (kept['accountNumber'] ?? '') : shownPayout(kept).maskedNumber;
}

/** The proper name of a provider's or bank's code; a bank that is typed is its own name. */
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
