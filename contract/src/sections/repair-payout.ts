import { bankCodesOf } from '../payout/bank-codes.ts';
import { payoutNames, payoutKindOf } from '../fields/payout-fields.ts';
import { mobileMoneyProviders } from '../payout/mobile-money.ts';
import type { Policy } from '../policy/policy.ts';

/**
 * A saved payout account as initial form values (S4-54): a kind outside of the policy becomes its first, with
 * empty rows; an unknown bank becomes its kind's default. Cleared fields are reported.
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

/** The initial `bankName`: M-Pesa, or empty. */
export function defaultBank(kind: string): string {
  return kind === 'mobileMoney' ? mobileMoneyProviders[0] : '';
}
