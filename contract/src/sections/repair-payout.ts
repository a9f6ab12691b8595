import { bankCodesOf } from '../payout/bank-codes.ts';
import { payoutNames, payoutKindOf } from '../fields/payout-fields.ts';
import { mobileMoneyProviders } from '../payout/mobile-money.ts';
import type { Policy } from '../policy/policy.ts';

/**
 * A saved payout account, made fit for its form (S4-54): a kind that the policy does not offer becomes its first, with
 * empty rows; a bank that is not in the list becomes the default of its kind. What was given up is named.
 */
export function repairPayout(
  { payout: { kinds } }: Policy,
  saved: Readonly<Record<string, unknown>>,
): { values: Record<string, string>; cleared: readonly string[] } {
  const texts = Object.entries(saved).map(([field, value]) => [
    field,
    typeof value === 'string' ? value : '',
  ]);
  const values = Object.fromEntries(texts) as Record<string, string>;
  const cleared: string[] = [];
  const kind = payoutKindOf(values['cardType'], kinds);
  if ('cardType' in values && values['cardType'] !== kind) {
    for (const field of payoutNames) {
      if (values[field] && field !== 'applicantName') cleared.push(field);
      if (field in values && field !== 'applicantName') values[field] = '';
    }
    values['cardType'] = kind;
  }
  const codes = bankCodesOf(kind);
  if (codes && 'bankName' in values && !codes.includes(values['bankName'] ?? '')) {
    if (values['bankName']) cleared.push('bankName');
    values['bankName'] = defaultBank(kind);
  }
  return { values, cleared };
}

/** What `bankName` starts with: M-Pesa, or nothing. */
export function defaultBank(kind: string): string {
  return kind === 'mobileMoney' ? mobileMoneyProviders[0] : '';
}
