import {
  payoutNames,
  payoutFieldsOf,
  payoutKindOf,
  type PayoutField,
} from '@kopa/contract/fields/payout-fields';
import type { PayoutKind } from '@kopa/contract/policy';
import { defaultBank } from '@kopa/contract/sections';
import type { UseFormReturn } from 'react-hook-form';
import { policy } from '../../shared/session/policy.ts';

/** The form has the rows of all kinds of the policy; only those of the chosen kind are sent. */
export type PayoutValues = Record<PayoutField, string>;
export type PayoutForm = UseFormReturn<PayoutValues>;

/** Props of each kind's rows. */
export interface KindRowsProps {
  form: PayoutForm;
  kind: PayoutKind;
  /** The label of a row in this kind. */
  label: (field: PayoutField) => string;
}

/** The form's chosen kind. */
export function kindIn(values: Pick<PayoutValues, 'cardType'>): PayoutKind {
  return payoutKindOf(values.cardType, policy().payout.kinds);
}

/** The required rows of the chosen kind. */
export function wantedRows(values: PayoutValues): readonly string[] {
  return payoutFieldsOf(kindIn(values)).filter((field) => field !== 'cvc');
}

/**
 * The initial values of a kind. A mobile money account is the number of the login, which the borrower has
 * proved to hold.
 *
 * @param mobile National digits.
 */
export function initialOf(kind: PayoutKind, mobile: string): Partial<PayoutValues> {
  const number = kind === 'mobileMoney' ? mobile : '';
  return { bankName: defaultBank(kind), accountNumber: number, accountNumberConfirm: number };
}

/** All fields with initial values; the holder's name is the borrower's. `mobile`: national digits. */
export function emptyPayout(applicantName: string, mobile: string): PayoutValues {
  const { kinds } = policy().payout;
  const first = kindIn({ cardType: '' });
  const shown = payoutNames.filter(
    (field) => field === 'cardType' || kinds.some((kind) => payoutFieldsOf(kind).includes(field)),
  );
  const empty = Object.fromEntries(shown.map((field) => [field, ''])) as PayoutValues;
  return { ...empty, ...initialOf(first, mobile), cardType: first, applicantName };
}
